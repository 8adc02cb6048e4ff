import { proposalAnswers, type ProposalAnswer } from '../../../src/domain/trade/shared/colleague-proposal.ts';
import { shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { defaultReviewAmount } from '../../../src/domain/trade/shared/issue-rules.ts';
import {
  confirmedThresholds,
  laterThresholds,
  thresholdOn,
} from '../../../src/domain/trade/shared/review-threshold.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { localizeName } from '../identity/localize-name.ts';
import { lockCaller } from '../identity/lock-caller.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import type { ReviewThresholdRecord } from '../records/trade.ts';
import type { ServerLocale } from '../server-locale.ts';
import { limitCaller } from './limit-desk.ts';
import {
  answerRefusal,
  answerThreshold,
  canProposeThreshold,
  proposeThreshold,
  waitingThresholdToWire,
} from './review-thresholds.ts';

const thresholdToWire = (record: ReviewThresholdRecord, locale: ServerLocale) => ({
  ...waitingThresholdToWire(record, locale),
  reason: record.reason,
  state: record.state,
  deciderName: localizeName(record.deciderName, locale),
  endTime: record.decidedAt,
});

/** Answers that a caller can give to a proposal today. */
const answersFor = (caller: Caller, record: ReviewThresholdRecord, today: PlainDate): readonly ProposalAnswer[] =>
  record.state === 'proposed'
    ? proposalAnswers.filter((answer) => answerRefusal(caller, record, answer, today) === undefined)
    : [];

type Calls = 'tradeReviewThreshold' | 'proposeTradeReviewThreshold' | 'answerTradeReviewThreshold';

/** Thresholds of the final review, which two people of a company change (checklist F-257, F-260). */
export function thresholdDesk({ store, clock }: Pick<Parts, 'store' | 'clock'>): Desk<Calls> {
  return {
    tradeReviewThreshold: async ({ instrumentKind }, context) => {
      const caller = limitCaller(context);
      const today = shanghaiDate(clock.now());
      const records = await store.transaction(async ({ reviewThresholds }) =>
        reviewThresholds.ofCompany(caller.user.pkCorp, instrumentKind),
      );
      const confirmed = confirmedThresholds(records);
      const present = thresholdOn(confirmed, today);
      const open = records.find(({ state }) => state === 'proposed');
      return {
        amount: moneyToText(present?.amount ?? defaultReviewAmount),
        validFrom: present?.validFrom ?? '',
        later: laterThresholds(confirmed, today).map(({ amount, validFrom }) => ({
          amount: moneyToText(amount),
          validFrom,
        })),
        records: records.map((each) => thresholdToWire(each, context.locale)),
        mayPropose: canProposeThreshold(caller) && open === undefined,
        mayAnswer: open ? [...answersFor(caller, open, today)] : [],
      };
    },

    proposeTradeReviewThreshold: async ({ instrumentKind: kind, ...typed }, context) => {
      const caller = limitCaller(context);
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () =>
          thresholdToWire(await proposeThreshold(transaction, caller, { kind, ...typed }, clock.now()), context.locale),
        );
      });
    },

    answerTradeReviewThreshold: async (answer, context) => {
      const caller = limitCaller(context);
      return store.transaction(async (transaction) => {
        await lockCaller(transaction, caller, clock.realTime());
        return saveResponse(transaction, context, async () =>
          thresholdToWire(await answerThreshold(transaction, caller, answer, clock.now()), context.locale),
        );
      });
    },
  };
}
