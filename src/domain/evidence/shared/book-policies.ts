import {
  counterparty,
  creditSource,
  funder,
  invoiceOptional,
  payer,
  supplier,
  type SelectionRule,
} from '../selection/selection-rule.ts';
import type { OrderLookup } from '../orders/order-details.ts';
import type { ReviewEntry } from '../materials/package-machine.ts';
import { uploadStages, type DocumentType, type UploadStage } from '../materials/stage.ts';
import { tradeBackgroundLimits } from '../upload/document-limits.ts';
import type { FileLimits } from '../../uploads/file-limits.ts';
import { productOf, type ProductCode } from '../../catalogue/product-code.ts';
import { books, type Book, type BookPlace } from '../../catalogue/books.ts';

/** Kind of business in the packages of a book. */
export const businessKinds = ['credit', 'receivable', 'bill', 'order', 'payroll'] as const;
export type BusinessKind = (typeof businessKinds)[number];

/** Action of the funder after the documents have passed. */
export const funderActs = ['pays-out', 'issues-guarantee', 'accepts-bill'] as const;
export type FunderAct = (typeof funderActs)[number];

/**
 * Additional limit of a book's financing, beside the switch and limits of every product (checklist F-240): funders
 * named for each core enterprise, or root products that can be closed.
 */
export type FinancingBound = 'named-funders' | 'root-products';

/** Features of a book's pages (document 2, section 9). */
export interface BookFlags {
  /** Whether new packages can be created from its list. */
  readonly createAction: boolean;
  /** Whether a package shows its past and future steps. */
  readonly progressLine: boolean;
  /** Whether a package shows its operation log. */
  readonly progressTable: boolean;
  /** Whether a second line follows the number of a business: the part of a bill, or the owner of an order. */
  readonly secondaryText: boolean;
  /** Whether a list shows the number of each package. */
  readonly showCode: boolean;
  /** Whether a list can be filtered by amount, and by the action of a bill. */
  readonly amountCondition: boolean;
  readonly billActionCondition: boolean;
}

/** Rules of a book. Books in this table are open; the compiler requires all other data that an open book needs. */
export interface BookPolicy {
  readonly business: BusinessKind;
  /** Number by which the purchase order behind a business is looked up. */
  readonly orderLookup: OrderLookup;
  /** Rule for the businesses of one package (document 2, section 5). */
  readonly together: SelectionRule;
  /** State in which a candidate can be chosen, in the codes of its book. */
  readonly choosableState: string;
  /**
   * State of a business that was passed on to the funder in a blank package and still lacks its invoices (document 2,
   * section 5: INVOICE_ABSENT_REPLENISH, NO_INVOICE); undefined where the book has none.
   */
  readonly blankState: string | undefined;
  /**
   * States in which a business is used up by its own financing: it is shown, but cannot be chosen (checklist F-203).
   */
  readonly spentStates: readonly string[];
  /** Whether the trade behind a business has invoices that can be reused (document 2, section 7). */
  readonly tradeInvoices: boolean;
  readonly stages: readonly UploadStage[];
  /** State after a confirmation. */
  readonly reviewEntry: ReviewEntry;
  /** Working days from submission to the platform's answer; undefined where there is no review. */
  readonly reviewWorkingDays: number | undefined;
  /** File limits by document type, where they differ from the default (document 2, section 5). */
  readonly limits: Readonly<Partial<Record<DocumentType, FileLimits>>>;
  /** Whether the wire reports only that a review is in progress. */
  readonly simplified: boolean;
  readonly funderAct: FunderAct;
  readonly boundBy: readonly FinancingBound[];
  readonly flags: BookFlags;
}

/**
 * Rule of all but four books: the same supplier, credit source and need of an invoice, or the same funder and
 * counterparty.
 */
const defaultRule: SelectionRule = [
  [supplier, creditSource, invoiceOptional],
  [funder, counterparty],
];

const flagsOfListed: BookFlags = {
  createAction: true,
  progressLine: true,
  progressTable: true,
  secondaryText: false,
  showCode: true,
  amountCondition: true,
  billActionCondition: false,
};
const flagsOfUnlisted: BookFlags = { ...flagsOfListed, createAction: false };

const defaultPolicy = {
  orderLookup: 'business-code',
  blankState: undefined,
  spentStates: [],
  tradeInvoices: false,
  stages: uploadStages,
  reviewEntry: 'UN_AUDIT',
  reviewWorkingDays: 2,
  limits: {},
  simplified: false,
  funderAct: 'pays-out',
  boundBy: [],
  flags: flagsOfListed,
} as const;

export const bookPolicies = {
  credit: {
    ...defaultPolicy,
    business: 'credit',
    together: defaultRule,
    choosableState: 'HOLDING',
    blankState: 'PUSHED_BLANK',
  },
  'first-trade': {
    ...defaultPolicy,
    business: 'credit',
    together: defaultRule,
    choosableState: 'HOLDING',
    reviewEntry: 'SUBMITTED',
    reviewWorkingDays: undefined,
    limits: tradeBackgroundLimits,
  },
  labourer: {
    ...defaultPolicy,
    business: 'payroll',
    together: [],
    choosableState: 'ISSUED',
    simplified: true,
    flags: flagsOfUnlisted,
  },
  est: { ...defaultPolicy, business: 'receivable', together: [[supplier, creditSource]], choosableState: 'CONFIRMED' },
  estp: {
    ...defaultPolicy,
    business: 'receivable',
    together: [[creditSource, payer, funder, invoiceOptional]],
    choosableState: 'WAIT_SIGN_UP',
    tradeInvoices: true,
  },
  extoc: {
    ...defaultPolicy,
    business: 'order',
    orderLookup: 'order-number',
    together: [],
    choosableState: 'ACCEPTED',
    simplified: true,
    flags: flagsOfUnlisted,
  },
  receivable: { ...defaultPolicy, business: 'receivable', together: defaultRule, choosableState: 'WAIT_SIGN_UP' },
  sccp: {
    ...defaultPolicy,
    business: 'bill',
    together: [[creditSource, funder, counterparty]],
    choosableState: 'REGISTERED',
    flags: { ...flagsOfListed, secondaryText: true, billActionCondition: true },
  },
  edt: {
    ...defaultPolicy,
    business: 'order',
    orderLookup: 'order-number',
    together: defaultRule,
    choosableState: 'ACCEPTED',
    spentStates: ['FINANCING', 'FINANCED'],
  },
  ejt: { ...defaultPolicy, business: 'receivable', together: defaultRule, choosableState: 'CONFIRMED' },
  abs: {
    ...defaultPolicy,
    business: 'receivable',
    together: defaultRule,
    choosableState: 'TRANSFERABLE',
    boundBy: ['root-products'],
  },
  pond: {
    ...defaultPolicy,
    business: 'receivable',
    together: defaultRule,
    choosableState: 'CONFIRMED',
    flags: flagsOfUnlisted,
  },
  guarantee: {
    ...defaultPolicy,
    business: 'order',
    orderLookup: 'order-number',
    together: defaultRule,
    choosableState: 'ACCEPTED',
    funderAct: 'issues-guarantee',
    flags: flagsOfUnlisted,
  },
  bab: {
    ...defaultPolicy,
    business: 'bill',
    together: defaultRule,
    choosableState: 'REGISTERED',
    funderAct: 'accepts-bill',
    boundBy: ['named-funders'],
    flags: { ...flagsOfUnlisted, secondaryText: true },
  },
} as const satisfies Partial<Record<Book, BookPolicy>>;

/** The books whose packages this portal handles. */
export type OpenBook = keyof typeof bookPolicies;

/** The default book. */
export const defaultBook: OpenBook = 'credit';

/** Rules of a book, typed for all books. */
export function policyOf(book: OpenBook): BookPolicy {
  return bookPolicies[book];
}

export function openBooks(): readonly OpenBook[] {
  return Object.keys(bookPolicies).filter(isOpenBook);
}

export function isOpenBook(name: string): name is OpenBook {
  return Object.hasOwn(bookPolicies, name);
}

/** The first open book of a product; undefined where it has none. */
export function bookOfProduct(product: ProductCode): OpenBook | undefined {
  return openBooks().find((book) => productOf(books[book].packageType) === product);
}

/** Open book of a document type; `scene` distinguishes two books of one type. Undefined where there is none. */
export function bookOfPackageType(packageType: string, scene?: string): OpenBook | undefined {
  return openBooks().find((book) => {
    const place: BookPlace = books[book];
    return place.packageType === packageType && place.scene === scene;
  });
}
