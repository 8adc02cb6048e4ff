import type { PackageFilter, PackageSortColumn } from '../../../application/ports/evidence/package-list.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';

/** What a list shows at the moment, for whoever picks from it. */
export interface ListLook {
  readonly scope: ListScope;
  /** What the back end is asked for. */
  readonly asked: PackageFilter;
  readonly sortBy: PackageSortColumn;
  readonly descending: boolean;
  /** The packages of this page, by their numbers. */
  readonly shown: readonly string[];
  readonly maySubmit: boolean;
}
