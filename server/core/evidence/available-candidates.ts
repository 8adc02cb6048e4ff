import type { CandidateRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';

/**
 * The credits as candidates: a credit whose package has become invalid is available again. The package still names it
 * until another package takes it.
 */
export async function availableCandidates(
  transaction: Transaction,
  credits: readonly CandidateRecord[],
): Promise<readonly CandidateRecord[]> {
  const packages = await transaction.packages.findAll([
    ...new Set(credits.flatMap((credit) => credit.packagedIn ?? [])),
  ]);
  const invalid = new Set(packages.filter(({ state }) => state === 'INVALID').map(({ docDatumId }) => docDatumId));
  return credits.map((credit) =>
    credit.packagedIn !== undefined && invalid.has(credit.packagedIn) ? { ...credit, packagedIn: undefined } : credit,
  );
}
