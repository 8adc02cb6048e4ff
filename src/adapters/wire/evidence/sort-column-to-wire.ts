import type { PackageSortColumn } from '../../../application/ports/evidence/package-list.ts';
import type { packageListCalls } from '../../../contract/documented/evidence/package-list.ts';
import type { RequestOf } from '../../../contract/call.ts';

type SortColumnWire = NonNullable<RequestOf<typeof packageListCalls.allPackagePage>['orderBy']>;

const wireNames: Readonly<Record<PackageSortColumn, SortColumnWire>> = {
  createdAt: 'createTime',
  totalAmount: 'totalAmount',
  expectedDueDate: 'expectDueDate',
  state: 'state',
  packageId: 'docDatumId',
};

export const sortColumnToWire = (column: PackageSortColumn): SortColumnWire => wireNames[column];
