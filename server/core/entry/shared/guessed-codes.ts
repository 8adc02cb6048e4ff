import type { Transaction } from '../../store.ts';
import { countFailure, failureKeys, failuresNow } from '../sign-in-failures.ts';

/** Maximum number of unknown codes from one source before it has to wait. */
const maxUnknown = 15;

/** Whether one source has tried too many unknown codes. */
export async function hasTooManyGuesses(transaction: Transaction, source: string, now: number): Promise<boolean> {
  return (
    (await failuresNow(transaction, await failureKeys('invitation', source, 'invitation'), now)).source >= maxUnknown
  );
}

/** Counts one more guess. */
export async function countGuess(transaction: Transaction, source: string, now: number): Promise<void> {
  await countFailure(transaction, await failureKeys('invitation', source, 'invitation'), ['source', 'all'], now);
}
