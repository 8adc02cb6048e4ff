import {
  removeFailure,
  addFailure,
  failureKinds,
  remainingFailures,
  type FailureCounts,
  type FailureKind,
  type Failures,
} from '../../../src/domain/identity/failed-attempts.ts';
import { sourceNetwork } from '../../../src/domain/identity/source-network.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/** Keys under which the failures of one attempt are counted; they do not reveal who made it. */
export type FailureKeys = Readonly<Record<FailureKind, string>>;

/** `by`: kind of the attempt. Each kind is counted separately for the same name. */
export async function failureKeys(
  name: string,
  source: string,
  by: 'password' | 'sms' | 'recovery' | 'key' | 'registration' | 'invitation' = 'password',
): Promise<FailureKeys> {
  const [account, network] = [`${by}\n${name.toLowerCase()}`, sourceNetwork(source)];
  return {
    pair: await sha256Hex(`${account}\n${network}`),
    account: await sha256Hex(`account\n${account}`),
    source: await sha256Hex(`source\n${network}`),
    all: 'all',
  };
}

/** Numbers of counted failures. They are read without a lock, because all attempts share the row of all failures. */
export async function failuresNow(transaction: Transaction, keys: FailureKeys, now: number): Promise<FailureCounts> {
  const counts = { pair: 0, account: 0, source: 0, all: 0 };
  for (const kind of failureKinds)
    counts[kind] = remainingFailures(kind, await transaction.attempts.find(keys[kind]), now).failures;
  return counts;
}

/** Counts one more failure of each kind, always in the same order, so that concurrent failures cause no deadlock. */
export async function countFailure(
  transaction: Transaction,
  keys: FailureKeys,
  kinds: readonly FailureKind[],
  now: number,
): Promise<void> {
  for (const kind of kinds) {
    const past: Failures | undefined = await transaction.attempts.lock(keys[kind]);
    await transaction.attempts.save({ key: keys[kind], ...addFailure(kind, past, now) });
  }
}

/**
 * Removes the failure that was counted for a right attempt: all failures of the pair, and one of each other kind, in
 * the same order.
 */
export async function forgiveFailure(transaction: Transaction, keys: FailureKeys): Promise<void> {
  for (const kind of failureKinds) {
    const past = await transaction.attempts.lock(keys[kind]);
    if (kind === 'pair') await transaction.attempts.remove(keys.pair);
    else if (past) await transaction.attempts.save({ ...past, ...removeFailure(past) });
  }
}
