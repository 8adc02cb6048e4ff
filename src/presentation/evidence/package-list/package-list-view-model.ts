import type { PackageFilter } from '../../../application/ports/evidence/package-list.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { BusinessRestriction } from '../../../domain/parties/business-restriction.ts';
import type { Message } from '../../../words/catalogue.ts';
import type { Loading } from '../../shared/load-state.ts';
import type { ListPlace } from '../shared/list-address.ts';
import type { PackageRow } from '../shared/package-row.ts';
import type { Density } from './list-appearance.ts';
import type { KeptViewsView } from './list-views.ts';

export interface PackageListViewModel {
  readonly density: Density;
  readonly place: ListPlace;
  /** The filter in the boxes, including what is being typed. */
  readonly filter: PackageFilter;
  /** The columns that were chosen in this browser; undefined until the user chooses. */
  readonly columns: readonly PackageColumn[] | undefined;
  readonly today: string;
  readonly rows: Loading<readonly PackageRow[]>;
  readonly totals: { readonly count: number; readonly amount: string | undefined } | undefined;
  readonly pages: number | undefined;
  /** Whether anything but the page narrows the list. */
  readonly isFiltered: boolean;
  /**
   * How many packages wait for the user, and whether only they are shown; undefined for a viewer, for whom none wait.
   */
  readonly waiting:
    | {
        readonly count: number | undefined;
        readonly chosen: boolean;
        /** Whether overdue packages are missing from the list. */ readonly withoutOverdue: boolean;
      }
    | undefined;
  readonly mayCreate: boolean;
  /** Why no new packages are created at present, for a user who may create them. */
  readonly whyNoCreation: Message | undefined;
  /** The restriction on new packages of the company; undefined if there is none. */
  readonly restriction: BusinessRestriction['kind'] | undefined;
  readonly saved: KeptViewsView;
  /** Packages that wait for the company, by book, in a list over all books; undefined until loaded. */
  readonly waitingByBook: ReadonlyMap<OpenBook, number> | undefined;
  /** Whether new rows are being loaded while the previous ones are shown. */
  readonly refreshing: boolean;
}
