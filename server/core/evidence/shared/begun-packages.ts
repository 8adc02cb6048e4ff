import { packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import { policyOf } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { Caller } from '../../context.ts';
import type { PackageRecord } from '../../records/evidence.ts';
import type { Transaction } from '../../store.ts';
import { queryOf, shelvesOf } from '../package-queries.ts';

/** States of packages that were never submitted, or that were voided. */
const neverSent: readonly string[] = ['PREPARE', 'INVALID'];

const submittedStates = packageStates.filter((state) => !neverSent.includes(state));

/** Whether any book of the caller's side has a candidate for a package. */
async function hasChoosable(transaction: Transaction, caller: Caller): Promise<boolean> {
  const any = { businessTypes: undefined, productType: undefined, counterparty: undefined, offset: 0, limit: 1 };
  for (const shelf of shelvesOf(caller))
    if (
      (
        await transaction.candidates.page({
          ...any,
          ...shelf,
          pkCorp: caller.user.pkCorp,
          states: [policyOf(shelf.book).choosableState],
        })
      ).total > 0
    )
      return true;
  return false;
}

/** The earliest package of the company in these states, on the caller's side. */
async function firstIn(
  transaction: Transaction,
  caller: Caller,
  docDatumStates: string[],
): Promise<PackageRecord | undefined> {
  const found: PackageRecord[] = [];
  for (const shelf of shelvesOf(caller))
    found.push(
      ...(await transaction.packages.page(queryOf({ docDatumStates }, shelf, caller), {
        orderBy: 'createTime',
        descending: false,
        offset: 0,
        limit: 1,
      })),
    );
  return found.toSorted((one, other) => one.createdAt - other.createdAt)[0];
}

/** Submitter and time of the company's first submitted package, or its creator where none was submitted. */
export async function firstPackage(
  transaction: Transaction,
  caller: Caller,
  isSubmitted: boolean,
): Promise<{ readonly by: string; readonly at: number | undefined }> {
  const first = await firstIn(transaction, caller, isSubmitted ? submittedStates : ['PREPARE']);
  return isSubmitted
    ? { by: first?.submittedByName ?? '', at: first?.submittedAt }
    : { by: first?.createdByName ?? '', at: first?.createdAt };
}

/**
 * Whether the caller's company has created a package on their side, whether it has submitted one, and whether it has a
 * business to create one for.
 */
export async function readPackageStarts(
  transaction: Transaction,
  caller: Caller,
): Promise<{ readonly made: boolean; readonly submitted: boolean; readonly hasBusiness: boolean }> {
  const first = { orderBy: 'docDatumId', descending: true, offset: 0, limit: 1 } as const;
  const isAny = async (docDatumStates: string[] | undefined): Promise<boolean> => {
    for (const shelf of shelvesOf(caller))
      if ((await transaction.packages.numbers(queryOf({ docDatumStates }, shelf, caller), first)).length > 0)
        return true;
    return false;
  };
  const submitted = await isAny(submittedStates);
  const made = submitted || (await isAny(undefined));
  return { made, submitted, hasBusiness: made || (await hasChoosable(transaction, caller)) };
}
