import type { MaterialsStatus } from '../../../../src/domain/trade/financing/financing.ts';
import type { ReviewStart } from '../../../../src/domain/trade/financing/funding-programme.ts';
import { fundedPackageOf, type FundedPackage } from '../../evidence/shared/businesses.ts';
import type { Transaction } from '../../store.ts';

/** The evidence packages of holdings, in their order; undefined for a holding without one. */
export async function packagesBehind(
  transaction: Transaction,
  holdingIds: readonly string[],
): Promise<readonly (FundedPackage | undefined)[]> {
  const packages: (FundedPackage | undefined)[] = [];
  for (const id of holdingIds) packages.push(await fundedPackageOf(transaction, id));
  return packages;
}

/** Whether an evidence package has reached the state in which its funder begins its review. */
export function isPackageReady(
  found: Pick<FundedPackage, 'funderId' | 'isSubmitted' | 'isAudited'> | undefined,
  { funderId, offer }: { readonly funderId: string; readonly offer: { readonly startsOn: ReviewStart } },
): boolean {
  if (found?.funderId !== funderId) return false;
  return offer.startsOn === 'AUDITED' ? found.isAudited : found.isSubmitted;
}

/** State of the evidence packages of holdings for a funder. */
export function materialsFor(
  packages: readonly (FundedPackage | undefined)[],
  wanted: Parameters<typeof isPackageReady>[1],
): MaterialsStatus {
  if (packages.some((found) => found !== undefined && found.funderId !== wanted.funderId)) return 'other-funder';
  if (packages.every((found) => isPackageReady(found, wanted))) return 'ready';
  if (packages.some((found) => found === undefined)) return 'none';
  return unsubmittedOf(packages) === undefined ? 'under-way' : 'unsubmitted';
}

/** The first package that the supplier has still to submit. */
export const unsubmittedOf = (packages: readonly (FundedPackage | undefined)[]): FundedPackage | undefined =>
  packages.find((found) => found?.isSubmitted === false);
