import { isOutstanding } from '../../../src/domain/trade/financing/financing-machine.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { lastDayOfGrace, repurchaseFrom } from '../../../src/domain/trade/financing/financing-deadlines.ts';
import { noDues } from '../../../src/domain/trade/financing/financing-dues.ts';
import { paysOn } from '../../../src/domain/trade/shared/instrument.ts';
import type { Clock } from '../ports.ts';
import type { Store, Transaction } from '../store.ts';
import { processDisbursementReport, type PaymentReport } from '../trade/financing/disbursement-reports.ts';
import { actAsFunder, type FunderOrder } from '../trade/financing/funder-actions.ts';
import { financingDues } from '../trade/financing/repayment-work.ts';
import {
  settleStatementLine,
  takeStatementLine,
  type EnteredLine,
  type LineOrder,
} from '../trade/financing/statement-lines.ts';
import { momentOf } from '../trade/trade-facts.ts';

/** A financing as its funder sees it. Amounts are decimal texts in yuan. */
export interface FinancingShown {
  readonly financingId: string;
  readonly number: string;
  readonly supplier: string;
  readonly issuer: string;
  readonly funder: string;
  readonly amount: string;
  readonly outstanding: string;
  /** Interest and penalty that are owed today in addition to the principal. */
  readonly interest: string;
  readonly penalty: string;
  readonly dueOn: string;
  readonly state: string;
  readonly hasRecourse: boolean;
  /** First day on which a repurchase can be requested, and the last day to repurchase; empty before it is requested. */
  readonly repurchaseFrom: string;
  readonly repurchaseBy: string;
  readonly isSearched: boolean;
  readonly isSealed: boolean;
  readonly isRegistered: boolean;
  readonly isRegistrationEnded: boolean;
  readonly instruments: readonly string[];
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly payments: readonly {
    readonly paymentId: string;
    readonly purpose: string;
    readonly state: string;
    readonly amount: string;
    readonly reference: string;
  }[];
}

export interface BankOrder {
  readonly paymentId: string;
  readonly word: PaymentReport;
  readonly reference: string;
  readonly reason: string;
}

/** A line of a bank's statement that is not matched, or was explained. */
export interface LineShown {
  readonly reference: string;
  readonly number: string;
  readonly amount: string;
  readonly valueDay: string;
  readonly state: string;
  /** Why it is not matched. */
  readonly bar: string;
  readonly explainedBy: string;
  readonly words: string;
}

/** Maximum number of financings, and of lines of a state, that the console lists. */
const maxListedFinancings = 200;

/**
 * Actions of funders and banks: their decisions, payments and bank statements. Refusals are those of the functions of
 * the trade.
 */
export interface SandboxFinancings {
  decide(order: FunderOrder): Promise<void>;
  pay(order: BankOrder): Promise<void>;
  /** Enters a line of a bank's statement, which is matched or listed. */
  enter(line: EnteredLine): Promise<void>;
  /**
   * Financings, and lines that are not matched or were explained; of each kind at most 200, the newest first.
   */
  shown(): Promise<{ readonly financings: readonly FinancingShown[]; readonly lines: readonly LineShown[] }>;
  settle(order: LineOrder): Promise<void>;
}

async function linesShown({ statementLines }: Transaction): Promise<readonly LineShown[]> {
  const unmatched = await statementLines.inState('unmatched', maxListedFinancings);
  const explained = await statementLines.inState('explained', maxListedFinancings);
  return [...unmatched, ...explained].map(
    ({ reference, number, amount, valueDay, state, bar, explainedBy, words }) => ({
      reference,
      number,
      amount: moneyToText(amount),
      valueDay,
      state,
      bar: bar ?? '',
      explainedBy,
      words,
    }),
  );
}

export function sandboxFinancings(store: Store, clock: Pick<Clock, 'now'>): SandboxFinancings {
  return {
    shown: async () =>
      store.transaction(async (transaction) => {
        const shown: FinancingShown[] = [];
        const { today, calendar } = momentOf(clock.now());
        for (const record of await transaction.financings.newest(maxListedFinancings)) {
          const dues = isOutstanding(record) ? financingDues(record, today) : noDues;
          shown.push({
            financingId: record.id,
            number: record.number,
            supplier: record.companyName,
            issuer: record.issuerName,
            funder: record.funderName,
            amount: moneyToText(record.amount),
            outstanding: moneyToText(record.outstanding),
            interest: moneyToText(dues.interest),
            penalty: moneyToText(dues.penalty),
            dueOn: record.dueOn,
            state: record.state,
            hasRecourse: record.offer.hasRecourse,
            repurchaseFrom: repurchaseFrom(
              record.graceUntil || lastDayOfGrace(paysOn(record.dueOn, calendar).day, record.offer, calendar),
            ),
            repurchaseBy: record.repurchase?.payBy ?? '',
            isSearched: record.searchedAt !== undefined,
            isSealed: record.contract?.sealedAt !== undefined,
            isRegistered: record.registration !== undefined,
            isRegistrationEnded: record.registration?.endedAt !== undefined,
            instruments: record.lines.map(({ number }) => number),
            answers: record.questions.map(({ words, answer }) => ({ question: words, answer })),
            payments: (await transaction.payments.ofFinancing(record.id)).map((payment) => ({
              paymentId: payment.id,
              purpose: payment.purpose,
              state: payment.state,
              amount: moneyToText(payment.amount),
              reference: payment.bankReference,
            })),
          });
        }
        return { financings: shown, lines: await linesShown(transaction) };
      }),
    decide: async (order) => {
      await store.transaction(async (transaction) => actAsFunder(transaction, order, clock.now()));
    },
    pay: async ({ paymentId, word, reference, reason }) => {
      await store.transaction(async (transaction) =>
        processDisbursementReport(transaction, paymentId, word, { reference, reason }, clock.now()),
      );
    },
    enter: async (line) => {
      await store.transaction(async (transaction) => takeStatementLine(transaction, line, clock.now()));
    },
    settle: async (order) => {
      await store.transaction(async (transaction) => settleStatementLine(transaction, order, clock.now()));
    },
  };
}
