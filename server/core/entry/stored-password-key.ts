import * as v from 'valibot';
import type { Parts } from '../parts.ts';
import { keptPairSchema, makePair, openPair, type KeptPair, type PasswordKey } from './password-key.ts';

const fact = 'password-key';

function pairOf(value: unknown): KeptPair | undefined {
  const read = v.safeParse(keptPairSchema, value);
  return read.success ? read.output : undefined;
}

/**
 * The installation's one password key, kept in the store. Every server decrypts passwords that were encrypted for
 * another, and a restart disturbs no sign-in. A new key is made when the secret opens none.
 */
export function storedPasswordKey({ store, secret }: Pick<Parts, 'store' | 'secret'>): () => Promise<PasswordKey> {
  let last: PasswordKey | undefined;
  let making: Promise<PasswordKey> | undefined;

  async function opened(pair: KeptPair | undefined): Promise<PasswordKey | undefined> {
    if (pair && pair.keyId === last?.keyId) return last;
    return (last = pair && (await openPair(pair, secret)));
  }

  /** Made before anybody is held up, and thrown away where another server was quicker. */
  async function made(): Promise<PasswordKey> {
    const own = await makePair(secret);
    const agreed = await store.transaction(async (transaction) => {
      const other = pairOf(await transaction.facts.lock(fact));
      if (other && (await openPair(other, secret))) return other;
      await transaction.facts.write(fact, own);
      return own;
    });
    const key = await opened(agreed);
    if (!key) throw new Error('The password key does not open under the secret that sealed it');
    return key;
  }

  return async () => {
    // Read each time: another server may have replaced it, and a reset forgets it.
    const kept = await opened(pairOf(await store.transaction(async (transaction) => transaction.facts.read(fact))));
    if (kept) return kept;
    making ??= made().finally(() => (making = undefined));
    return making;
  };
}
