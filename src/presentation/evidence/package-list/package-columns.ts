import { packageColumns, type PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';

const columnsOfNarrowList: readonly PackageColumn[] = ['payer', 'funder', 'amount', 'state', 'progress', 'created'];
const columnsOfWideList: readonly PackageColumn[] = [
  'payer',
  'supplier',
  'funder',
  'amount',
  'state',
  'progress',
  'expected-due',
  'created',
];

/**
 * The columns until the user chooses. A core enterprise owes all receivables that it issues, so it sees the supplier in
 * place of the payer (checklist F-190).
 */
export function defaultColumns(hasRoom: boolean, issues = false): readonly PackageColumn[] {
  const columns = hasRoom ? columnsOfWideList : columnsOfNarrowList;
  return issues
    ? packageColumns.filter((column) => column === 'supplier' || (column !== 'payer' && columns.includes(column)))
    : columns;
}

/** Whether a column may be hidden; one must remain. */
export function mayHide(shown: readonly PackageColumn[], column: PackageColumn): boolean {
  return shown.some((each) => each !== column);
}

/** The columns with one more or one less, in the documents' order. */
export function withColumn(
  shown: readonly PackageColumn[],
  column: PackageColumn,
  on: boolean,
): readonly PackageColumn[] {
  if (!on && !mayHide(shown, column)) return shown;
  return packageColumns.filter((each) => (each === column ? on : shown.includes(each)));
}

/** Clerks who share a browser choose separately. */
const preferenceOf = (userId: string): PreferenceName => `columns:packages:${userId}`;

/** The user's choice in this browser; undefined if there is none, or if it is invalid. */
export function readColumns(
  preferences: Pick<Preferences, 'read'>,
  userId: string,
): readonly PackageColumn[] | undefined {
  const kept = preferences.read(preferenceOf(userId))?.split(',') ?? [];
  const columns = packageColumns.filter((column) => kept.includes(column));
  return columns.length > 0 ? columns : undefined;
}

export function keepColumns(
  preferences: Pick<Preferences, 'write'>,
  userId: string,
  columns: readonly PackageColumn[] | undefined,
): void {
  preferences.write(preferenceOf(userId), columns?.join(',') ?? '');
}
