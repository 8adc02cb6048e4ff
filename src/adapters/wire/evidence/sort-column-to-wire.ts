import type { PackageSortColumn } from '../../../application/ports/evidence/package-list.ts';
import type { packageListCalls } from '../../../contract/documented/evidence/package-list.ts';
import type { RequestOf } from '../../../contract/call.ts';

type SortColumnWire = NonNullable<RequestOf<typeof packageListCalls.allPackagePage>['orderBy']>;

export const sortColumnToWire = (column: PackageSortColumn): SortColumnWire =>
  column === 'packageId' ? 'docDatumId' : column;
