import type { PackageState } from './package-state.ts';

/** Facts of a package that decide which package had an invoice first. Instants in milliseconds since the epoch. */
export interface InvoiceHolder {
  readonly packageId: string;
  readonly state: PackageState;
  readonly createdAt: number;
  /** Undefined for a package that was never submitted. */
  readonly submittedAt: number | undefined;
}

const isOlder = ({ createdAt, packageId }: InvoiceHolder, other: InvoiceHolder): boolean =>
  createdAt < other.createdAt || (createdAt === other.createdAt && packageId < other.packageId);

function takesPrecedence(one: InvoiceHolder, other: InvoiceHolder): boolean {
  if (one.submittedAt !== undefined && other.submittedAt !== undefined)
    return one.submittedAt === other.submittedAt ? isOlder(one, other) : one.submittedAt < other.submittedAt;
  return one.submittedAt === other.submittedAt ? isOlder(one, other) : one.submittedAt !== undefined;
}

/**
 * The package that had an invoice first (checklist F-218, "used in"); undefined where that is `mine`. A submitted
 * package comes before a draft, then the earlier one comes first. Void packages do not count.
 */
export function holderBefore<Holder extends InvoiceHolder>(
  mine: InvoiceHolder,
  others: readonly Holder[],
): Holder | undefined {
  const earlier = others.filter(
    (other) => other.packageId !== mine.packageId && other.state !== 'INVALID' && takesPrecedence(other, mine),
  );
  return earlier.toSorted((a, b) => (takesPrecedence(a, b) ? -1 : 1))[0];
}
