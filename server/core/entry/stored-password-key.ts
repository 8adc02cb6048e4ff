import * as v from 'valibot';
import type { Parts } from '../parts.ts';
import { keptPairSchema, makePair, openPair, type KeptPair, type PasswordKey } from './password-key.ts';

const fact = 'password-key';

function parsePair(value: unknown): KeptPair | undefined {
  const read = v.safeParse(keptPairSchema, value);
  return read.success ? read.output : undefined;
}

/**
 * The installation's one password key, stored encrypted. Every server decrypts passwords that were encrypted for
 * another, and a restart disturbs no sign-in. A new key is made when the secret cannot decrypt the stored one.
 */
export function storedPasswordKey({ store, secret }: Pick<Parts, 'store' | 'secret'>): () => Promise<PasswordKey> {
  let last: PasswordKey | undefined;
  let making: Promise<PasswordKey> | undefined;

  async function openPairOnce(pair: KeptPair | undefined): Promise<PasswordKey | undefined> {
    if (pair && pair.keyId === last?.keyId) return last;
    return (last = pair && (await openPair(pair, secret)));
  }

  /** Creates a key pair before the lock is taken. It is discarded when another server has stored its own first. */
  async function createKey(): Promise<PasswordKey> {
    const newPair = await makePair(secret);
    const agreed = await store.transaction(async (transaction) => {
      const storedPair = parsePair(await transaction.facts.lock(fact));
      if (storedPair && (await openPair(storedPair, secret))) return storedPair;
      await transaction.facts.write(fact, newPair);
      return newPair;
    });
    const key = await openPairOnce(agreed);
    if (!key) throw new Error('The password key does not open under the secret that sealed it');
    return key;
  }

  return async () => {
    // Not cached, because another server may have replaced it, and a reset removes it.
    const kept = await openPairOnce(
      parsePair(await store.transaction(async (transaction) => transaction.facts.read(fact))),
    );
    if (kept) return kept;
    making ??= createKey().finally(() => (making = undefined));
    return making;
  };
}
