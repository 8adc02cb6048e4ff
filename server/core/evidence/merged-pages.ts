import type { PackageRecord } from '../records/evidence.ts';
import type { PackageColumn, PackagePage } from '../tables/evidence.ts';

export type Key = string | number | bigint;

export const sortKeys: Readonly<Record<PackageColumn, (record: PackageRecord) => Key>> = {
  createTime: (record) => record.createdAt,
  totalAmount: (record) => record.totalAmount.fen,
  expectDueDate: (record) => record.expectDueDate,
  state: (record) => record.state,
  docDatumId: (record) => record.docDatumId,
};

export const compareKeys = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0);

/** Packages in the store's order of a page: by the column, then by their number. */
export function inOrder(
  records: readonly PackageRecord[],
  { orderBy, descending }: Pick<PackagePage, 'orderBy' | 'descending'>,
): readonly PackageRecord[] {
  const key = sortKeys[orderBy];
  const sorted = records.toSorted((a, b) => compareKeys(key(a), key(b)) || compareKeys(a.docDatumId, b.docDatumId));
  return descending ? sorted.toReversed() : sorted;
}
