import type { Money } from '../../../domain/money/money.ts';
import type { BookSide } from '../../../domain/catalogue/books.ts';
import type { PackageFilter } from './package-list.ts';

/** Count and sums of the packages that a filter selects in the list over all books. */
export interface PackageFigure {
  readonly count: number;
  /** Undefined where the back end reports the count only. */
  readonly totalAmount: Money | undefined;
  /**
   * Start of the current stage of the package that has waited longest, in milliseconds since the epoch; undefined where
   * there is none, or the back end does not say.
   */
  readonly oldestSince: number | undefined;
}

/**
 * Figures of several filters in one request, with the same conditions as the list over all books (checklist 1.4, home).
 */
export interface PackageFigures {
  /** Results in the order of the filters, at most eight. */
  of(side: BookSide, filters: readonly PackageFilter[], signal?: AbortSignal): Promise<readonly PackageFigure[]>;
}
