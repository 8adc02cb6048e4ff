import type { Money } from '../../../domain/money/money.ts';
import type { BookSide } from '../../../domain/catalogue/books.ts';
import type { PackageFilter } from './package-list.ts';

/** Figures of the packages that a list over all books would show. */
export interface PackageFigure {
  readonly count: number;
  /** Undefined where the back end only counts. */
  readonly totalAmount: Money | undefined;
  /**
   * Since when, in milliseconds, the longest-waiting package has been in its stage; undefined where there is none, or
   * the back end does not say.
   */
  readonly oldestSince: number | undefined;
}

/** Several counts at once, of the same conditions as the list over all books has (checklist 1.4, home). */
export interface PackageFigures {
  /** In the order of the filters, eight at most. */
  of(side: BookSide, filters: readonly PackageFilter[], signal?: AbortSignal): Promise<readonly PackageFigure[]>;
}
