import { packageStates } from '../../../../src/domain/evidence/materials/package-state.ts';
import type { Caller } from '../../context.ts';
import type { Transaction } from '../../store.ts';
import { queryOf, shelvesOf } from '../package-queries.ts';

/** In which a package is still on the desk where it was made, or was thrown away. */
const neverSent: readonly string[] = ['PREPARE', 'INVALID'];

/** Whether the caller's company has ever made a package on their side, and handed one in. */
export async function begunPackages(transaction: Transaction, caller: Caller): Promise<{ readonly made: boolean; readonly submitted: boolean }> {
  const first = { orderBy: 'docDatumId', descending: true, offset: 0, limit: 1 } as const;
  const isAny = async (docDatumStates: string[] | undefined): Promise<boolean> => {
    for (const shelf of shelvesOf(caller)) if ((await transaction.packages.numbers(queryOf({ docDatumStates }, shelf, caller), first)).length > 0) return true;
    return false;
  };
  const submitted = await isAny(packageStates.filter((state) => !neverSent.includes(state)));
  return { made: submitted || (await isAny(undefined)), submitted };
}
