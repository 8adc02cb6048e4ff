import * as v from 'valibot';

const financing = v.object({
  financingId: v.string(),
  number: v.string(),
  supplier: v.string(),
  issuer: v.string(),
  funder: v.string(),
  amount: v.string(),
  outstanding: v.string(),
  /** Interest and penalty that are owed today beside the principal. */
  interest: v.string(),
  penalty: v.string(),
  dueOn: v.string(),
  state: v.string(),
  hasRecourse: v.boolean(),
  repurchaseFrom: v.string(),
  repurchaseBy: v.string(),
  isSearched: v.boolean(),
  isSealed: v.boolean(),
  isRegistered: v.boolean(),
  isRegistrationEnded: v.boolean(),
  instruments: v.array(v.string()),
  answers: v.array(v.object({ question: v.string(), answer: v.string() })),
  payments: v.array(
    v.object({
      paymentId: v.string(),
      purpose: v.string(),
      state: v.string(),
      amount: v.string(),
      reference: v.string(),
    }),
  ),
});
export type FundedFinancing = v.InferOutput<typeof financing>;

const line = v.object({
  reference: v.string(),
  number: v.string(),
  amount: v.string(),
  valueDay: v.string(),
  state: v.string(),
  /** Why it is not matched. */
  bar: v.string(),
  explainedBy: v.string(),
  words: v.string(),
});
export type ListedLine = v.InferOutput<typeof line>;

/**
 * Financings as their funders see them, and lines of bank statements that are not matched or were explained; the newest
 * first. Amounts are decimal texts in yuan.
 */
export const financingsAnswer = v.object({ financings: v.array(financing), lines: v.array(line) });
export type FundersView = v.InferOutput<typeof financingsAnswer>;
export type FundedPayment = FundedFinancing['payments'][number];

/** Decisions of a funder, in the order in which they are usually taken. */
export const funderActs = [
  'search',
  'approve',
  'ask',
  'reject',
  'withdraw-offer',
  'seal',
  'register',
  'disburse',
  'ask-repurchase',
  'waive-penalty',
  'end-registration',
] as const;
export type FunderAct = (typeof funderActs)[number];

/** The bank's result of an instructed payment. */
export type BankWord = 'confirm' | 'fail' | 'return';

/** An order: a funder's decision, a bank's result of a payment, or a line of a bank's statement. */
export interface FinancingOrder {
  readonly decide?: { readonly financingId: string; readonly action: FunderAct; readonly words: string };
  readonly pay?: {
    readonly paymentId: string;
    readonly word: BankWord;
    readonly reference: string;
    readonly reason: string;
  };
  readonly statement?: { readonly number: string; readonly amount: string; readonly reference: string };
  /** The settlement of an unmatched line: another number that it pays, or an officer's explanation. */
  readonly settle?: {
    readonly reference: string;
    readonly number: string;
    readonly words: string;
    readonly officer: string;
  };
}
