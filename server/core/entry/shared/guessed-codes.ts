import type { Transaction } from '../../store.ts';
import { countFailure, failureKeys, failuresNow } from '../sign-in-failures.ts';

/** So many codes that there are not, from one source, before it waits a while. */
const mostUnknown = 15;

/** Whether somebody has tried too many codes that there are not, from one source. */
export async function guessesTooMuch(transaction: Transaction, source: string, now: number): Promise<boolean> {
  return (
    (await failuresNow(transaction, await failureKeys('invitation', source, 'invitation'), now)).source >= mostUnknown
  );
}

/** Counts one more guess. */
export async function countGuess(transaction: Transaction, source: string, now: number): Promise<void> {
  await countFailure(transaction, await failureKeys('invitation', source, 'invitation'), ['source', 'all'], now);
}
