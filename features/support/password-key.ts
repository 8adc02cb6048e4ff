import { makePair } from '../../server/core/entry/password-key.ts';
import type { Store } from '../../server/core/store.ts';

export const testSecret = 'of the tests';

// Generating a pair takes longer than most tests, and no test depends on its value.
const pair = makePair(testSecret);

/** Saves the password key of a new installation whose secret is `testSecret`. */
export async function savePasswordKey(store: Store): Promise<void> {
  const kept = await pair;
  await store.transaction(async (transaction) => transaction.facts.write('password-key', kept));
}
