import * as v from 'valibot';

/** Financings as their funders see them, the newest first; amounts are decimal texts in yuan. */
export const financingsAnswer = v.array(
  v.object({
    financingId: v.string(),
    number: v.string(),
    supplier: v.string(),
    issuer: v.string(),
    funder: v.string(),
    amount: v.string(),
    outstanding: v.string(),
    dueOn: v.string(),
    state: v.string(),
    isSearched: v.boolean(),
    isSealed: v.boolean(),
    isRegistered: v.boolean(),
    instruments: v.array(v.string()),
    answers: v.array(v.object({ question: v.string(), answer: v.string() })),
    payments: v.array(
      v.object({ paymentId: v.string(), state: v.string(), amount: v.string(), reference: v.string() }),
    ),
  }),
);
export type FundedFinancing = v.InferOutput<typeof financingsAnswer>[number];
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
] as const;
export type FunderAct = (typeof funderActs)[number];

/** What a bank says of a payment that it was instructed to make. */
export type BankWord = 'confirm' | 'fail';

/** What a funder decides, what its bank says of a payment, or a line of a bank's statement. */
export interface FinancingOrder {
  readonly decide?: { readonly financingId: string; readonly action: FunderAct; readonly words: string };
  readonly pay?: {
    readonly paymentId: string;
    readonly word: BankWord;
    readonly reference: string;
    readonly reason: string;
  };
  readonly statement?: { readonly instrumentNumber: string; readonly amount: string; readonly reference: string };
}
