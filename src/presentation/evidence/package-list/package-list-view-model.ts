import type { PackageFilter } from '../../../application/ports/evidence/package-list.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { BusinessRestriction } from '../../../domain/parties/business-restriction.ts';
import type { Message } from '../../../words/catalogue.ts';
import type { Loading } from '../../shared/loading.ts';
import type { ListPlace } from '../shared/list-address.ts';
import type { PackageRow } from '../shared/package-row.ts';
import type { Density } from './list-appearance.ts';
import type { KeptViewsView } from './list-views.ts';

export interface PackageListViewModel {
  readonly density: Density;
  readonly place: ListPlace;
  /** The filter as it stands in the boxes, with what is being typed. */
  readonly filter: PackageFilter;
  /** Chosen in this browser; undefined until somebody does. */
  readonly columns: readonly PackageColumn[] | undefined;
  readonly today: string;
  readonly rows: Loading<readonly PackageRow[]>;
  readonly totals: { readonly count: number; readonly amount: string | undefined } | undefined;
  readonly pages: number | undefined;
  /** Whether anything but the page narrows the list. */
  readonly isFiltered: boolean;
  /**
   * How many packages wait for the user, and whether the list is narrowed to them; undefined for whoever only looks, as
   * nothing waits for them.
   */
  readonly waiting:
    | {
        readonly count: number | undefined;
        readonly chosen: boolean;
        /** What is overdue is not among what is shown. */ readonly withoutOverdue: boolean;
      }
    | undefined;
  readonly mayCreate: boolean;
  /** Why no new packages are made at present, of whoever might make them otherwise. */
  readonly whyNoneMade: Message | undefined;
  /** What keeps new packages of the company back; undefined where nothing does. */
  readonly held: BusinessRestriction['kind'] | undefined;
  readonly saved: KeptViewsView;
  /** Packages that wait for the company, by book, in a list over all books; undefined until they are known. */
  readonly waitingByBook: ReadonlyMap<OpenBook, number> | undefined;
  /** New rows are on their way while the old ones still stand. */
  readonly refreshing: boolean;
}
