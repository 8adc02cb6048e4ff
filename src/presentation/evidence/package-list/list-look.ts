import type { PackageFilter, PackageSortColumn } from '../../../application/ports/evidence/package-list.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';

/** The present content of a list, for selecting from it. */
export interface ListContent {
  readonly scope: ListScope;
  /** The filter that the back end receives. */
  readonly asked: PackageFilter;
  readonly sortBy: PackageSortColumn;
  readonly descending: boolean;
  /** The packages of this page, by their ids. */
  readonly shown: readonly string[];
  readonly maySubmit: boolean;
}
