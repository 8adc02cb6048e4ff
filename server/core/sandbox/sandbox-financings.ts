import { moneyToText } from '../../../src/domain/money/money.ts';
import type { Clock } from '../ports.ts';
import type { Store } from '../store.ts';
import {
  actAsFunder,
  takeDisbursementWord,
  takeIssuerPayment,
  type BankWord,
  type FunderOrder,
  type IssuerPayment,
} from '../trade/financing/funder-actions.ts';

/** A financing as its funder sees it. Amounts are decimal texts in yuan. */
export interface FinancingShown {
  readonly financingId: string;
  readonly number: string;
  readonly supplier: string;
  readonly issuer: string;
  readonly funder: string;
  readonly amount: string;
  readonly outstanding: string;
  readonly dueOn: string;
  readonly state: string;
  readonly isSearched: boolean;
  readonly isSealed: boolean;
  readonly isRegistered: boolean;
  readonly instruments: readonly string[];
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly payments: readonly {
    readonly paymentId: string;
    readonly state: string;
    readonly amount: string;
    readonly reference: string;
  }[];
}

export interface BankOrder {
  readonly paymentId: string;
  readonly word: BankWord;
  readonly reference: string;
  readonly reason: string;
}

/** Number of financings that the console lists. */
const mostListed = 200;

/** The desks of funders and banks: what they decide, pay and enter. Refusals as of the functions of the trade. */
export interface SandboxFinancings {
  /** At most 200, the newest first. */
  all(): Promise<readonly FinancingShown[]>;
  decide(order: FunderOrder): Promise<void>;
  pay(order: BankOrder): Promise<void>;
  /** A line of a bank's statement by which an issuer pays. */
  enter(line: IssuerPayment): Promise<void>;
}

export function sandboxFinancings(store: Store, clock: Pick<Clock, 'now'>): SandboxFinancings {
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const shown: FinancingShown[] = [];
        for (const record of await transaction.financings.newest(mostListed))
          shown.push({
            financingId: record.id,
            number: record.number,
            supplier: record.companyName,
            issuer: record.issuerName,
            funder: record.funderName,
            amount: moneyToText(record.amount),
            outstanding: moneyToText(record.outstanding),
            dueOn: record.dueOn,
            state: record.state,
            isSearched: record.searchedAt !== undefined,
            isSealed: record.contract?.sealedAt !== undefined,
            isRegistered: record.registration !== undefined,
            instruments: record.lines.map(({ number }) => number),
            answers: record.questions.map(({ words, answer }) => ({ question: words, answer })),
            payments: (await transaction.payments.ofFinancing(record.id)).map((payment) => ({
              paymentId: payment.id,
              state: payment.state,
              amount: moneyToText(payment.amount),
              reference: payment.bankReference,
            })),
          });
        return shown;
      }),
    decide: async (order) => {
      await store.transaction(async (transaction) => actAsFunder(transaction, order, clock.now()));
    },
    pay: async ({ paymentId, word, reference, reason }) => {
      await store.transaction(async (transaction) =>
        takeDisbursementWord(transaction, paymentId, word, { reference, reason }, clock.now()),
      );
    },
    enter: async (line) => {
      await store.transaction(async (transaction) => takeIssuerPayment(transaction, line, clock.now()));
    },
  };
}
