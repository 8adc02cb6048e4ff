import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import type { InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { BookSide } from '../../../domain/catalogue/books.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';

export const packageSortColumns = ['createdAt', 'totalAmount', 'expectedDueDate', 'state', 'packageId'] as const;
export type PackageSortColumn = (typeof packageSortColumns)[number];

/** Filter of a list of packages (document 2, section 3). Empty texts and lists do not filter; dates are inclusive. */
export interface PackageFilter {
  /**
   * Id of the user whose waiting packages are listed; empty for all packages. A back end that does not record handlers
   * lists what waits for the company.
   */
  readonly waitingFor: string;
  /** Books to which the list over all books is limited. */
  readonly books: readonly OpenBook[];
  readonly keyword: string;
  readonly states: readonly DisplayState[];
  readonly businessTypes: readonly string[];
  readonly creditStates: readonly string[];
  readonly productType: string;
  readonly counterparty: string;
  /** Invoice requirement of the package; empty for any. */
  readonly invoiceNeed: InvoiceNeed | '';
  readonly createdFrom: string;
  readonly createdTo: string;
  /** Decimal text in yuan, or empty. */
  readonly amountFrom: string;
  readonly amountTo: string;
}

/** A filter that selects all packages. */
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
  /** Counts from 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface PackageTotals {
  readonly count: number;
  /** Undefined where the back end reports the count only. */
  readonly totalAmount: Money | undefined;
}

export interface PackagePage {
  readonly rows: readonly EvidencePackage[];
  /** Number of all packages; undefined where the back end does not report it with the rows. */
  readonly count: number | undefined;
}

/** Evidence packages of the company (document 2, section 7). */
export interface PackageList {
  /**
   * Whether the packages that wait for a user include overdue packages that lack their letter. Otherwise the list shows
   * those among the passed ones.
   */
  readonly findsOverdue: boolean;
  /** Whether selected packages can be exported or downloaded as an archive. */
  readonly offersGathering: boolean;
  page(request: PackagePageRequest, signal?: AbortSignal): Promise<PackagePage>;
  /**
   * Number of packages per book that wait for this user (wait-submit-datum, document 1, section 7). It is the count of
   * the list filtered by `waitingFor`; a back end that does not record handlers counts what waits for the company.
   */
  waitingByBook(side: BookSide, waitingFor: string, signal?: AbortSignal): Promise<ReadonlyMap<OpenBook, number>>;
  /** Count and sum without rows; undefined where the back end reports the count only together with the rows. */
  totals(scope: ListScope, filter: PackageFilter, signal?: AbortSignal): Promise<PackageTotals | undefined>;
}
