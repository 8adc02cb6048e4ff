import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/**
 * Filters of a list besides state and day, which every book has (document 2, section 3). The product is a filter only
 * of the list over all books.
 */
export type BookFilter =
  | 'product'
  | 'business-type'
  | 'product-type'
  | 'business-state'
  | 'invoice-need'
  | 'counterparty';

/** Words for the back end's codes. */
export type CodeWords = Readonly<Record<string, PlainKey>>;

export interface BookView {
  /** Which businesses may go into one package. */
  readonly rule: 'others' | 'est' | 'estp' | 'sccp' | undefined;
  readonly filters: readonly BookFilter[];
  readonly businessStates: CodeWords;
  readonly productTypes: CodeWords;
}

const none = { businessStates: {}, productTypes: {} } as const;

const creditStates = {
  HOLDING: 'packages.credit-holding',
  FINANCING: 'packages.credit-financing',
  FINANCED: 'packages.credit-financed',
  SETTLED: 'packages.credit-settled',
} as const;
const creditProducts = { ORDINARY: 'packages.product-ordinary', AGENT: 'packages.product-agent' } as const;

/** The states of receivables (document 2, section 4). */
const receivableStates = {
  CONFIRMABLE: 'books.state-CONFIRMABLE',
  CONFIRM_APPLYING: 'books.state-CONFIRM_APPLYING',
  WAIT_CORE_CONFIRM: 'books.state-WAIT_CORE_CONFIRM',
  CORE_CONFIRM_REJECTED: 'books.state-CORE_CONFIRM_REJECTED',
  MATCHING: 'books.state-MATCHING',
  MATCH_FAILED: 'books.state-MATCH_FAILED',
  WAIT_SIGN_UP: 'books.state-WAIT_SIGN_UP',
  FINANCING_AUDITING: 'books.state-FINANCING_AUDITING',
  FINANCING_AUDITING_INTERACTING: 'books.state-FINANCING_AUDITING_INTERACTING',
  WAIT_PAYMENT: 'books.state-WAIT_PAYMENT',
  LOANED: 'books.state-LOANED',
  OVERDUE: 'books.state-OVERDUE',
  UNKNOWN: 'books.state-UNKNOWN',
} as const;

const billActions = { ISSUE: 'books.bill-ISSUE', BACK: 'books.bill-BACK', FINANCE: 'books.bill-FINANCE' } as const;
const rootProducts = { ABS_POOL: 'books.abs-pool', ABS_SINGLE: 'books.abs-single' } as const;

/** How each book is shown. */
export const bookViews: Readonly<Record<OpenBook, BookView>> = {
  credit: {
    rule: 'others',
    filters: ['business-type', 'product-type', 'business-state', 'invoice-need', 'counterparty'],
    businessStates: creditStates,
    productTypes: creditProducts,
  },
  'first-trade': {
    rule: 'others',
    filters: ['business-type', 'invoice-need', 'counterparty'],
    ...none,
  },
  receivable: {
    rule: 'others',
    filters: ['business-type', 'business-state', 'invoice-need', 'counterparty'],
    businessStates: receivableStates,
    productTypes: {},
  },
  est: { rule: 'est', filters: ['business-type', 'invoice-need', 'counterparty'], ...none },
  estp: {
    rule: 'estp',
    filters: ['business-type', 'business-state', 'invoice-need', 'counterparty'],
    businessStates: receivableStates,
    productTypes: {},
  },
  ejt: { rule: 'others', filters: ['business-type', 'invoice-need', 'counterparty'], ...none },
  abs: {
    rule: 'others',
    filters: ['business-type', 'product-type', 'invoice-need', 'counterparty'],
    businessStates: {},
    productTypes: rootProducts,
  },
  sccp: {
    rule: 'sccp',
    filters: ['business-type', 'product-type', 'invoice-need', 'counterparty'],
    businessStates: {},
    productTypes: billActions,
  },
  edt: { rule: 'others', filters: ['business-type', 'invoice-need', 'counterparty'], ...none },
  extoc: { rule: undefined, filters: ['counterparty'], ...none },
  labourer: { rule: undefined, filters: ['counterparty'], ...none },
  pond: { rule: undefined, filters: ['counterparty'], ...none },
  guarantee: { rule: undefined, filters: ['counterparty'], ...none },
  bab: { rule: undefined, filters: ['counterparty'], ...none },
};
