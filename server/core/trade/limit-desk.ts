import { actsForCore } from '../../../src/domain/identity/role.ts';
import { addMoney, moneyToText } from '../../../src/domain/money/money.ts';
import type { LimitTerms } from '../../../src/domain/trade/shared/limit-request.ts';
import type { CallContext, Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { localizeName } from '../identity/localize-name.ts';
import { lockCaller } from '../identity/lock-caller.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import type { LimitRequestRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { ServerLocale } from '../server-locale.ts';
import { tradeCaller } from './application-desk.ts';
import { limitId } from './issue-limit.ts';
import { mayRequestLimit, requestLimit, withdrawLimitRequest } from './limit-requests.ts';

const termsToWire = ({ total, validFrom, validUntil, isRevolving }: LimitTerms) => ({
  total: moneyToText(total),
  validFrom,
  validUntil,
  isRevolving,
});

const requestToWire = (record: LimitRequestRecord, locale: ServerLocale) => ({
  requestId: record.id,
  instrumentKind: record.kind,
  before: termsToWire(record.before),
  wanted: termsToWire(record.wanted),
  reason: record.reason,
  state: record.state,
  makerName: localizeName(record.makerName, locale),
  time: record.sentAt,
  endTime: record.endedAt,
  words: record.words,
});

/** The caller, when the role may see the limits of a core enterprise; refuses with NOT_PERMITTED. */
export function limitCaller(context: CallContext): Caller {
  const caller = tradeCaller(context);
  if (!actsForCore(caller.role)) throw new Refusal('NOT_PERMITTED');
  return caller;
}

const sliceOf = ({ page, pageSize }: { readonly page: number; readonly pageSize: number }) => ({
  offset: (page - 1) * pageSize,
  limit: pageSize,
});

type Calls =
  | 'tradeLimits'
  | 'tradeLimitUses'
  | 'tradeLimitChanges'
  | 'tradeLimitRequests'
  | 'requestTradeLimit'
  | 'withdrawTradeLimitRequest';

/** Limits for issuing, and the requests to change them (checklist 1.4, `/my/limit`). */
export function limitDesk({ store, clock }: Pick<Parts, 'store' | 'clock'>): Desk<Calls> {
  return {
    tradeLimits: async (_request, context) => {
      const caller = limitCaller(context);
      return store.transaction(async (transaction) => {
        const limits = await transaction.issueLimits.ofCompany(caller.user.pkCorp);
        const records = [];
        for (const limit of limits) {
          const { used, reserved } = await transaction.limitUses.sums(limit.id);
          const open = await transaction.limitRequests.open(limit.id);
          records.push({
            instrumentKind: limit.kind,
            ...termsToWire(limit),
            used: moneyToText(used),
            reserved: moneyToText(reserved),
            openRequest: open && requestToWire(open, context.locale),
          });
        }
        return { records, mayRequest: mayRequestLimit(caller) };
      });
    },

    tradeLimitUses: async ({ instrumentKind, ...which }, context) => {
      const { user } = limitCaller(context);
      const id = limitId(user.pkCorp, instrumentKind);
      return store.transaction(async (transaction) => {
        const uses = await transaction.limitUses.page(id, sliceOf(which));
        const applications = new Map(
          (await transaction.tradeApplications.findAll(uses.map((use) => use.id))).map((each) => [each.id, each]),
        );
        const records = uses.map((use) => ({
          applicationId: use.id,
          applicationNo: applications.get(use.id)?.number ?? '',
          counterpartyName: applications.get(use.id)?.counterpartyName ?? '',
          amount: moneyToText(addMoney(use.amount, use.freed)),
          freedAmount: moneyToText(use.freed),
          state: use.state,
          time: use.at,
        }));
        return { count: await transaction.limitUses.count(id), records };
      });
    },

    tradeLimitChanges: async ({ instrumentKind, ...which }, context) => {
      const { user } = limitCaller(context);
      const id = limitId(user.pkCorp, instrumentKind);
      return store.transaction(async (transaction) => {
        const changes = await transaction.limitChanges.page(id, sliceOf(which));
        const records = changes.map((change) => ({
          changeId: change.id,
          time: change.at,
          before: change.before && termsToWire(change.before),
          after: termsToWire(change.after),
          reason: change.reason,
        }));
        return { count: await transaction.limitChanges.count(id), records };
      });
    },

    tradeLimitRequests: async ({ instrumentKind, ...which }, context) => {
      const { user } = limitCaller(context);
      const id = limitId(user.pkCorp, instrumentKind);
      return store.transaction(async (transaction) => {
        const requests = await transaction.limitRequests.page(id, sliceOf(which));
        return {
          count: await transaction.limitRequests.count(id),
          records: requests.map((each) => requestToWire(each, context.locale)),
        };
      });
    },

    requestTradeLimit: async ({ instrumentKind: kind, ...typed }, context) => {
      const caller = limitCaller(context);
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          const request = await requestLimit(transaction, caller, { kind, ...typed }, clock.now());
          return requestToWire(request, context.locale);
        });
      });
    },

    withdrawTradeLimitRequest: async ({ requestId }, context) => {
      const caller = limitCaller(context);
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          const request = await withdrawLimitRequest(transaction, caller, requestId, clock.now());
          return requestToWire(request, context.locale);
        });
      });
    },
  };
}
