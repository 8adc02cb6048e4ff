import { packageColumns, type PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';

const usual: readonly PackageColumn[] = ['payer', 'funder', 'amount', 'state', 'progress', 'created'];
const roomy: readonly PackageColumn[] = [
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
 * What shows until somebody chooses. A core enterprise owes all that it issues, and tells its packages by who supplied
 * (checklist F-190).
 */
export function usualColumns(hasRoom: boolean, issues = false): readonly PackageColumn[] {
  const columns = hasRoom ? roomy : usual;
  return issues
    ? packageColumns.filter((column) => column === 'supplier' || (column !== 'payer' && columns.includes(column)))
    : columns;
}

/** Whether a column may be left out; a list that tells nothing of its packages is none. */
export function mayHide(shown: readonly PackageColumn[], column: PackageColumn): boolean {
  return shown.some((each) => each !== column);
}

/** The columns with one more or one less, in the documents' order whatever was chosen first. */
export function withColumn(
  shown: readonly PackageColumn[],
  column: PackageColumn,
  on: boolean,
): readonly PackageColumn[] {
  if (!on && !mayHide(shown, column)) return shown;
  return packageColumns.filter((each) => (each === column ? on : shown.includes(each)));
}

/** Clerks who share a browser choose for themselves. */
const preferenceOf = (userId: string): PreferenceName => `columns:packages:${userId}`;

/** What somebody chose in this browser; undefined for never, or for what makes no sense. */
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
