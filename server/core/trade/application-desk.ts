import { actPolicies, stepRoles } from '../../../src/domain/trade/shared/application-policy.ts';
import { formOfAct } from '../../../src/domain/trade/shared/form-fields.ts';
import { roleKind } from '../../../src/domain/identity/role.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { actingPersonOf } from '../identity/acting-person.ts';
import { lockCaller } from '../identity/lock-caller.ts';
import { writeSecurityLog } from '../identity/security-events.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { checkCanMakeAct, companyOf, canSeeApplication } from './application-access.ts';
import { decideApplication } from './decide-application.ts';
import { withdrawApplication } from './end-application.ts';
import { saveApplication } from './save-application.ts';
import { requestedActOf } from './act-work.ts';
import { applicationQuery, isTradeReader } from './list-queries.ts';
import { createDecisionSigner } from './decision-signing.ts';
import { actWorks } from './trade-acts.ts';
import { momentOf } from './trade-facts.ts';
import { waitingRows } from './to-do.ts';
import { attachFinalOutcomes } from './final-outcomes.ts';
import {
  applicationToWire,
  checkToWire,
  limitToWire,
  partiesKnown,
  partyToWire,
  stepToWire,
  tradeReader,
} from './trade-wire.ts';

/**
 * The caller, when the role may see the whole business; refuses with NOT_PERMITTED. A user of an institution sees only
 * what is allocated to it; desks that limit their answers accordingly use `seeingCaller`.
 */
export function tradeCaller(context: CallContext): Caller {
  const caller = callerOf(context);
  if (!isTradeReader(caller)) throw new Refusal('NOT_PERMITTED');
  return caller;
}

/** The same for a role that decides steps. */
export function decidingCaller(context: CallContext): Caller {
  const caller = tradeCaller(context);
  if (!stepRoles.some((each) => each === roleKind(caller.role))) throw new Refusal('NOT_PERMITTED');
  return caller;
}

type Calls =
  | 'tradeSigningCertificates'
  | 'tradeDecisionChallenge'
  | 'checkTradeForm'
  | 'saveTradeApplication'
  | 'decideTradeApplication'
  | 'withdrawTradeApplication'
  | 'tradeApplication'
  | 'tradeApplications'
  | 'waitingTradeApplications';

/** Requests that change holdings, and the decisions about them (checklist N-24). */
export function applicationDesk(parts: Parts): Desk<Calls> {
  const { store, clock } = parts;
  const signing = createDecisionSigner(parts);
  const readerIn = async (transaction: Transaction, context: CallContext) =>
    tradeReader(transaction, tradeCaller(context), context.locale, clock.now(), signing.kindsFor);

  /** The changed application, as its page shows it. */
  const answerWith = async (transaction: Transaction, record: TradeApplicationRecord, context: CallContext) =>
    applicationToWire(transaction, record, await readerIn(transaction, context));

  return {
    checkTradeForm: async ({ act, instrumentKind: kind, applicationId, form: typed }, context) => {
      const caller = tradeCaller(context);
      const form = formOfAct(act, typed);
      checkCanMakeAct(caller, kind, act);
      return store.transaction(async (transaction) => {
        const kept = applicationId === undefined ? undefined : await transaction.tradeApplications.find(applicationId);
        if (applicationId !== undefined && kept?.companyId !== caller.user.pkCorp) throw new Refusal('NOT_FOUND');
        const company = await companyOf(transaction, caller);
        const maker = actingPersonOf(caller);
        const namedBefore = kept ? requestedActOf(kept).namedBefore : [];
        const asked = { applicationId: applicationId ?? '', kind, act, company, maker, form, namedBefore };
        const moment = momentOf(clock.now());
        const judged = await actWorks[act].judge(transaction, asked, moment, false);
        const reader = await readerIn(transaction, context);
        const { side } = actPolicies[kind][act];
        const about = {
          kind,
          maker,
          approvers: [],
          side,
          companyId: company.pkCorp,
          counterpartyId: judged.counterparty?.id,
        };
        return {
          checks: judged.checks.map(checkToWire),
          company: partyToWire(company),
          parties: (await partiesKnown(transaction, asked, moment.today)).map(partyToWire),
          steps: judged.steps.map((step) => stepToWire(step, about, reader)),
          limit: judged.limit && limitToWire(judged.limit),
          invoices: judged.invoices.map(({ left, share }) => ({ left: moneyToText(left), share: moneyToText(share) })),
        };
      });
    },

    saveTradeApplication: async ({ instrumentKind: kind, reason, applicationId, version, ...saved }, context) => {
      const caller = tradeCaller(context);
      const form = { ...saved, applicationId, version, kind, reason: reason ?? '' };
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () =>
          answerWith(transaction, await saveApplication(transaction, caller, form, clock.now()), context),
        );
      });
    },

    decideTradeApplication: async ({ reason, words, signed, ...which }, context) => {
      const caller = decidingCaller(context);
      const decided = { ...which, reason: reason ?? '', words: words ?? '' };
      const judge = await signing.judgeOf(signed);
      const outcome = await store.transaction(async (transaction) => {
        const signature = await judge(transaction, caller, decided, context);
        if (signature instanceof Refusal) return signature;
        return saveResponse(transaction, context, async () => {
          const record = await decideApplication(transaction, caller, { ...decided, signature }, clock.now());
          return answerWith(transaction, record, context);
        });
      });
      if (!(outcome instanceof Refusal)) return outcome;
      if (outcome.code.startsWith('KEY_') || outcome.code === 'NOT_IN_THIS_STATE')
        writeSecurityLog(parts, context, 'key-refused', caller.user.userName);
      throw outcome;
    },

    tradeSigningCertificates: async ({ applicationId }, context) =>
      store.transaction(async (transaction) => signing.choice(transaction, decidingCaller(context), applicationId)),

    tradeDecisionChallenge: async (order, context) =>
      store.transaction(async (transaction) => signing.challenge(transaction, decidingCaller(context), order, context)),

    withdrawTradeApplication: async (which, context) => {
      const caller = tradeCaller(context);
      if (roleKind(caller.role) !== 'operator') throw new Refusal('NOT_PERMITTED');
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () =>
          answerWith(transaction, await withdrawApplication(transaction, caller, which, clock.now()), context),
        );
      });
    },

    tradeApplication: async ({ applicationId }, context) => {
      const caller = tradeCaller(context);
      return store.transaction(async (transaction) => {
        const record = await transaction.tradeApplications.find(applicationId);
        if (!record || !canSeeApplication(record, caller.user.pkCorp)) throw new Refusal('NOT_FOUND');
        return applicationToWire(transaction, record, await readerIn(transaction, context));
      });
    },

    tradeApplications: async ({ page, pageSize, ...asked }, context) => {
      const query = applicationQuery(asked, tradeCaller(context));
      return store.transaction(async (transaction) => {
        const reader = await readerIn(transaction, context);
        const { count, amount } = await transaction.tradeApplications.sum(query);
        const slice = { offset: (page - 1) * pageSize, limit: pageSize };
        const records = await transaction.tradeApplications.page(query, slice);
        const rows = await attachFinalOutcomes(transaction, records, reader);
        return { count, totalAmount: moneyToText(amount), records: rows };
      });
    },

    waitingTradeApplications: async (_request, context) => {
      return store.transaction(async (transaction) => {
        const reader = await readerIn(transaction, context);
        return { records: await waitingRows(transaction, reader) };
      });
    },
  };
}
