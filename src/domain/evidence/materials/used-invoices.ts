import type { PackageState } from './package-state.ts';

/** A package as far as it decides which of two has an invoice first. Instants in milliseconds since the epoch. */
export interface InvoiceHolder {
  readonly packageId: string;
  readonly state: PackageState;
  readonly createdAt: number;
  /** Undefined for what was never handed in. */
  readonly submittedAt: number | undefined;
}

const first = ({ createdAt, packageId }: InvoiceHolder, other: InvoiceHolder): boolean =>
  createdAt < other.createdAt || (createdAt === other.createdAt && packageId < other.packageId);

function holdsBefore(one: InvoiceHolder, other: InvoiceHolder): boolean {
  if (one.submittedAt !== undefined && other.submittedAt !== undefined)
    return one.submittedAt === other.submittedAt ? first(one, other) : one.submittedAt < other.submittedAt;
  return one.submittedAt === other.submittedAt ? first(one, other) : one.submittedAt !== undefined;
}

/**
 * The package that has an invoice before `mine` does (checklist F-218, "used in"): what was handed in comes before what
 * was not, then what came first. Of packages that are void nobody speaks. Undefined where `mine` has it first; the
 * earliest where there are several.
 */
export function holderBefore<Holder extends InvoiceHolder>(
  mine: InvoiceHolder,
  others: readonly Holder[],
): Holder | undefined {
  const earlier = others.filter(
    (other) => other.packageId !== mine.packageId && other.state !== 'INVALID' && holdsBefore(other, mine),
  );
  return earlier.toSorted((a, b) => (holdsBefore(a, b) ? -1 : 1))[0];
}
