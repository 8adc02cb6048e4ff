import { makePair } from '../../server/core/entry/password-key.ts';
import type { Store } from '../../server/core/store.ts';

export const testSecret = 'of the tests';

// To make one takes longer than most tests, and none of them cares which it is.
const pair = makePair(testSecret);

/** Gives a new installation whose secret is `testSecret` its password key. */
export async function savePasswordKey(store: Store): Promise<void> {
  const kept = await pair;
  await store.transaction(async (transaction) => transaction.facts.write('password-key', kept));
}
