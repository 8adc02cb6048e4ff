import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import type { InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { BookSide } from '../../../domain/catalogue/books.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';

export const packageSortColumns = ['createdAt', 'totalAmount', 'expectedDueDate', 'state', 'packageId'] as const;
export type PackageSortColumn = (typeof packageSortColumns)[number];

/**
 * What a list of packages is narrowed to (document 2, section 3). Empty texts and lists narrow nothing; dates are
 * inclusive.
 */
export interface PackageFilter {
  /**
   * Only what waits for this user to go on with it; empty for all. A back end that does not know who has taken what
   * gives what waits for the company.
   */
  readonly waitingFor: string;
  /** Books to which a list over all books is limited. */
  readonly books: readonly OpenBook[];
  readonly keyword: string;
  readonly states: readonly DisplayState[];
  readonly businessTypes: readonly string[];
  readonly creditStates: readonly string[];
  readonly productType: string;
  readonly counterparty: string;
  /** What a package says of its invoices; empty for whatever it says. */
  readonly invoiceNeed: InvoiceNeed | '';
  readonly createdFrom: string;
  readonly createdTo: string;
  /** Decimal text in yuan, or empty. */
  readonly amountFrom: string;
  readonly amountTo: string;
}

/** Narrows nothing. */
export const emptyFilter: PackageFilter = {
  waitingFor: '',
  books: [],
  keyword: '',
  states: [],
  businessTypes: [],
  creditStates: [],
  productType: '',
  counterparty: '',
  invoiceNeed: '',
  createdFrom: '',
  createdTo: '',
  amountFrom: '',
  amountTo: '',
};

export interface PackagePageRequest {
  readonly scope: ListScope;
  readonly filter: PackageFilter;
  readonly sortBy: PackageSortColumn;
  readonly descending: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface PackageTotals {
  readonly count: number;
  /** Undefined where the back end only counts. */
  readonly totalAmount: Money | undefined;
}

export interface PackagePage {
  readonly rows: readonly EvidencePackage[];
  /** Where it comes with the rows. */
  readonly count: number | undefined;
}

/** The company's evidence packages (document 2, section 7). */
export interface PackageList {
  /**
   * Whether what waits for somebody has what is overdue and wants its letter among it; where it has not, that stands
   * among what has passed.
   */
  readonly findsOverdue: boolean;
  /** Whether what is picked can be gathered to be taken home. */
  readonly offersGathering: boolean;
  page(request: PackagePageRequest, signal?: AbortSignal): Promise<PackagePage>;
  /**
   * How many packages of each book wait for this user to go on with them (wait-submit-datum, document 1, section 7):
   * what a list narrowed to `waitingFor` finds, so that a back end that does not know who has taken what counts what
   * waits for the company.
   */
  waitingByBook(side: BookSide, waitingFor: string, signal?: AbortSignal): Promise<ReadonlyMap<OpenBook, number>>;
  /** Count and sum apart from the rows; undefined where the back end gives the count with the rows only. */
  totals(scope: ListScope, filter: PackageFilter, signal?: AbortSignal): Promise<PackageTotals | undefined>;
}
