import { shanghaiDate, type PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import { maskMobile } from '../../../../src/domain/identity/masked.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import { proposalAnswers, type ProposalAnswer } from '../../../../src/domain/trade/shared/colleague-proposal.ts';
import type { Caller, CallContext } from '../../context.ts';
import type { Desk } from '../../handlers.ts';
import { countInvitationText, invitingName } from '../../parties/invitation-text.ts';
import { localizeName } from '../../identity/localize-name.ts';
import { lockCaller } from '../../identity/lock-caller.ts';
import { saveResponse } from '../../save-response.ts';
import type { Parts } from '../../parts.ts';
import type { SupplierRecommendationRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import { limitCaller } from '../limit-desk.ts';
import { invitationWords } from './invitation-words.ts';
import {
  answerRecommendation,
  answerRefusal,
  invitedProgress,
  canRecommendSuppliers,
  recommendSupplier,
  waitingRecommendationToWire,
} from './recommendations.ts';
import { momentOf } from '../trade-facts.ts';
import { readSuppliers } from './read-suppliers.ts';

/** Number of recommendations that the page shows. */
const maxShownRecommendations = 100;

/** Answers that a caller can give to a recommendation. */
const answersFor = (caller: Caller, record: SupplierRecommendationRecord): readonly ProposalAnswer[] =>
  record.state === 'proposed'
    ? proposalAnswers.filter((answer) => answerRefusal(caller, record, answer) === undefined)
    : [];

async function recommendationToWire(
  transaction: Transaction,
  caller: Caller,
  record: SupplierRecommendationRecord,
  { locale }: Pick<CallContext, 'locale'>,
  today: PlainDate,
) {
  return {
    ...waitingRecommendationToWire(record, locale),
    socialCreditCode: record.uscc,
    contactName: record.contactName,
    mobile: maskMobile(record.mobile),
    reason: record.reason,
    state: record.state,
    deciderName: localizeName(record.deciderName, locale),
    endTime: record.decidedAt,
    isTextSent: record.isTextSent,
    progress: record.state === 'confirmed' ? await invitedProgress(transaction, record, today) : '',
    mayAnswer: [...answersFor(caller, record)],
  };
}

type Calls = 'tradeSuppliers' | 'tradeRecommendations' | 'recommendTradeSupplier' | 'answerTradeRecommendation';

/** Suppliers of a core enterprise, and those that it recommends (checklist 1.4, `/supplier`; decision 0216). */
export function supplierDesk(parts: Parts): Desk<Calls> {
  const { store, clock } = parts;
  return {
    tradeSuppliers: async ({ instrumentKind, keyword, page, pageSize }, context) => {
      const { user } = limitCaller(context);
      const moment = momentOf(clock.now());
      const from = `${moment.today.slice(0, 4)}-01`;
      const asked = { issuerId: user.pkCorp, kind: instrumentKind, keyword, from };
      const slice = { offset: (page - 1) * pageSize, limit: pageSize };
      const { count, open, unnamed, funders, rows } = await store.transaction(async (transaction) =>
        readSuppliers(transaction, asked, slice, moment),
      );
      return {
        count,
        openAmount: moneyToText(open),
        unnamedAmount: moneyToText(unnamed),
        funderAmount: moneyToText(funders),
        from,
        records: rows.map(({ company, issued, bar, lastMonth, ...row }) => ({
          pkCorp: company.pkCorp,
          corpName: company.name,
          socialCreditCode: company.uscc,
          because: bar ?? '',
          issued: { count: issued.count, totalAmount: moneyToText(issued.amount) },
          openAmount: moneyToText(row.open),
          lastMonth,
        })),
      };
    },

    tradeRecommendations: async ({ instrumentKind }, context) => {
      const caller = limitCaller(context);
      const today = shanghaiDate(clock.now());
      return store.transaction(async (transaction) => {
        const { pkCorp } = caller.user;
        const all = await transaction.supplierRecommendations.ofCompany(
          pkCorp,
          instrumentKind,
          maxShownRecommendations + 1,
        );
        const records = [];
        for (const each of all.slice(0, maxShownRecommendations))
          records.push(await recommendationToWire(transaction, caller, each, context, today));
        return { records, isMore: all.length > maxShownRecommendations, mayRecommend: canRecommendSuppliers(caller) };
      });
    },

    recommendTradeSupplier: async ({ instrumentKind, corpName, socialCreditCode, ...contact }, context) => {
      const caller = limitCaller(context);
      const now = clock.now();
      const typed = { kind: instrumentKind, name: corpName, uscc: socialCreditCode, ...contact };
      return store.transaction(async (transaction) => {
        // With the lock, a second recommendation at the same time finds the first one. Companies are locked before
        // their people.
        await transaction.companies.lock(caller.user.pkCorp);
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          const made = await recommendSupplier(transaction, caller, typed, now);
          return recommendationToWire(transaction, caller, made, context, shanghaiDate(now));
        });
      });
    },

    answerTradeRecommendation: async (answer, context) => {
      const caller = limitCaller(context);
      const now = clock.now();
      const { texts } = parts;
      let invited: SupplierRecommendationRecord | undefined;
      let sender = '';
      const wire = await store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () => {
          const sendsText = texts !== undefined;
          const answered = await answerRecommendation(transaction, caller, answer, { now, sendsText });
          if (answered.isTextSent) {
            const company = await transaction.companies.find(answered.companyId);
            sender = company ? await invitingName(transaction, company, context.locale) : '';
            await countInvitationText(transaction, parts, answered.mobile, { caller, context });
            invited = answered;
          }
          return recommendationToWire(transaction, caller, answered, context, shanghaiDate(now));
        });
      });
      if (invited)
        void texts
          ?.send({ mobile: invited.mobile, text: invitationWords(invited, sender, context.locale) })
          .catch((fault: unknown) =>
            parts.report(fault, { call: 'answerTradeRecommendation', traceId: context.traceId }),
          );
      return wire;
    },
  };
}
