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

/** What the packages of a book are made for. */
export const businessKinds = ['credit', 'receivable', 'bill', 'order', 'payroll'] as const;
export type BusinessKind = (typeof businessKinds)[number];

/** What the funder does once the documents have passed. */
export const funderActs = ['pays-out', 'issues-guarantee', 'accepts-bill'] as const;
export type FunderAct = (typeof funderActs)[number];

/**
 * What bounds who is financed in a book, beside the switch and the limits that every product has (checklist F-240):
 * whoever funds it for a core enterprise is named by itself, or it has root products that are open or not.
 */
export type FinancingBound = 'named-funders' | 'root-products';

/** What is offered in a book, and what it tells (document 2, section 9). */
export interface BookFlags {
  /** Whether new packages are made from its list. */
  readonly createAction: boolean;
  /** Whether a package shows its way so far and to come. */
  readonly progressLine: boolean;
  /** Whether a package shows everything that was done with it. */
  readonly progressTable: boolean;
  /** Whether a second line stands below a business's number: which part of a bill it is, or whose order. */
  readonly secondaryText: boolean;
  /** Whether a list shows the number of each package. */
  readonly showCode: boolean;
  /** Whether a list is narrowed by amount, and by what is done with a bill. */
  readonly amountCondition: boolean;
  readonly billActionCondition: boolean;
}

/**
 * What the rules of a book are. A book whose row stands here is open: everything else that it needs is asked for by the
 * compiler.
 */
export interface BookPolicy {
  readonly business: BusinessKind;
  /** Number by which the purchase order behind a business is looked up. */
  readonly orderRoad: OrderLookup;
  /** What may be one package (document 2, section 5). */
  readonly together: SelectionRule;
  /** The state in which a candidate may be chosen, as its own book calls it. */
  readonly choosableState: string;
  /**
   * State of a business that was passed on to the funder in a blank package and owes its invoices (document 2, section
   * 5: INVOICE_ABSENT_REPLENISH, NO_INVOICE); undefined where the book has none.
   */
  readonly blankState: string | undefined;
  /**
   * States in which a business is used up by its own financing: it is shown, but cannot be chosen (checklist F-203).
   */
  readonly spentStates: readonly string[];
  /** Whether the trade behind a business holds invoices that can be taken over (document 2, section 7). */
  readonly tradeInvoices: boolean;
  readonly stages: readonly UploadStage[];
  /** Where a confirmation leads. */
  readonly reviewEntry: ReviewEntry;
  /** Working days that the platform takes from submission to its answer; undefined where nothing is reviewed. */
  readonly reviewWorkingDays: number | undefined;
  /** What each type of file takes, where that is not the usual (document 2, section 5). */
  readonly limits: Readonly<Partial<Record<DocumentType, FileLimits>>>;
  /** Whether the wire knows of a review only that it goes on. */
  readonly simplified: boolean;
  readonly funderAct: FunderAct;
  readonly boundBy: readonly FinancingBound[];
  readonly flags: BookFlags;
}

/**
 * All but four books: the same supplier and credit source and the same need of an invoice, or the same funder and
 * counterparty.
 */
const others: SelectionRule = [
  [supplier, creditSource, invoiceOptional],
  [funder, counterparty],
];

const listed: BookFlags = {
  createAction: true,
  progressLine: true,
  progressTable: true,
  secondaryText: false,
  showCode: true,
  amountCondition: true,
  billActionCondition: false,
};
const reached: BookFlags = { ...listed, createAction: false };

const reviewed = {
  orderRoad: 'business-code',
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
  flags: listed,
} as const;

export const bookPolicies = {
  credit: { ...reviewed, business: 'credit', together: others, choosableState: 'HOLDING', blankState: 'PUSHED_BLANK' },
  'first-trade': {
    ...reviewed,
    business: 'credit',
    together: others,
    choosableState: 'HOLDING',
    reviewEntry: 'SUBMITTED',
    reviewWorkingDays: undefined,
    limits: tradeBackgroundLimits,
  },
  labourer: {
    ...reviewed,
    business: 'payroll',
    together: [],
    choosableState: 'ISSUED',
    simplified: true,
    flags: reached,
  },
  est: { ...reviewed, business: 'receivable', together: [[supplier, creditSource]], choosableState: 'CONFIRMED' },
  estp: {
    ...reviewed,
    business: 'receivable',
    together: [[creditSource, payer, funder, invoiceOptional]],
    choosableState: 'WAIT_SIGN_UP',
    tradeInvoices: true,
  },
  extoc: {
    ...reviewed,
    business: 'order',
    orderRoad: 'order-number',
    together: [],
    choosableState: 'ACCEPTED',
    simplified: true,
    flags: reached,
  },
  receivable: { ...reviewed, business: 'receivable', together: others, choosableState: 'WAIT_SIGN_UP' },
  sccp: {
    ...reviewed,
    business: 'bill',
    together: [[creditSource, funder, counterparty]],
    choosableState: 'REGISTERED',
    flags: { ...listed, secondaryText: true, billActionCondition: true },
  },
  edt: {
    ...reviewed,
    business: 'order',
    orderRoad: 'order-number',
    together: others,
    choosableState: 'ACCEPTED',
    spentStates: ['FINANCING', 'FINANCED'],
  },
  ejt: { ...reviewed, business: 'receivable', together: others, choosableState: 'CONFIRMED' },
  abs: {
    ...reviewed,
    business: 'receivable',
    together: others,
    choosableState: 'TRANSFERABLE',
    boundBy: ['root-products'],
  },
  pond: { ...reviewed, business: 'receivable', together: others, choosableState: 'CONFIRMED', flags: reached },
  guarantee: {
    ...reviewed,
    business: 'order',
    orderRoad: 'order-number',
    together: others,
    choosableState: 'ACCEPTED',
    funderAct: 'issues-guarantee',
    flags: reached,
  },
  bab: {
    ...reviewed,
    business: 'bill',
    together: others,
    choosableState: 'REGISTERED',
    funderAct: 'accepts-bill',
    boundBy: ['named-funders'],
    flags: { ...reached, secondaryText: true },
  },
} as const satisfies Partial<Record<Book, BookPolicy>>;

/** The books whose packages this portal handles. */
export type OpenBook = keyof typeof bookPolicies;

/** The book that one begins with where nothing says which. */
export const usualBook: OpenBook = 'credit';

/** The rules of a book, without what is peculiar to its row. */
export function policyOf(book: OpenBook): BookPolicy {
  return bookPolicies[book];
}

export function openBooks(): readonly OpenBook[] {
  return Object.keys(bookPolicies).filter(isOpenBook);
}

export function isOpenBook(name: string): name is OpenBook {
  return Object.hasOwn(bookPolicies, name);
}

/** The open book that a product's name is said of, the first of its own; undefined where it has none. */
export function bookOfProduct(product: ProductCode): OpenBook | undefined {
  return openBooks().find((book) => productOf(books[book].packageType) === product);
}

/**
 * The open book that packages of a document type are kept in, of two such books by their scene; undefined where there
 * is none.
 */
export function bookOfPackageType(packageType: string, scene?: string): OpenBook | undefined {
  return openBooks().find((book) => {
    const place: BookPlace = books[book];
    return place.packageType === packageType && place.scene === scene;
  });
}
