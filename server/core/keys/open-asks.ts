import type { UserRecord } from '../records/company.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/**
 * Maximum number of confirmations that wait on a telephone at once. With more, users agree to ones that are not theirs.
 */
export const mostOpenAsks = 3;

/** What a telephone is asked about: the challenge that is to be signed, and until when that may be, in real time. */
export interface OpenAsk {
  readonly challenge: string;
  readonly until: number;
}

/**
 * Keys under which places are counted: by the entered name, which may be no account's, and by the person, whose
 * telephone serves all of their accounts.
 */
export const askedName = (userName: string): string => `name ${userName.toLowerCase()}`;
export const askedPerson = (personId: string): string => `person ${personId}`;

const placeKey = async (somebody: string, place: number): Promise<string> =>
  sha256Hex(`cloud-open\n${somebody}\n${place}`);

/**
 * Takes a place among the open questions to an account or person. Returns the milliseconds until one is free; 0 where
 * it was taken. A place is free again once its owner has signed or the question has expired. The requester cannot free
 * it by spending the challenge, because the question stays on the telephone. The calling code must hold a lock on the
 * same account or person, so that two requests cannot take one place.
 */
export async function askTaken(
  transaction: Transaction,
  somebody: string,
  { challenge, until }: OpenAsk,
  now: number,
): Promise<number> {
  let free: string | undefined;
  let soonest = Infinity;
  for (let place = 0; place < mostOpenAsks; place += 1) {
    const key = await placeKey(somebody, place);
    const held = await transaction.handOvers.lock(key);
    // Asked again about the same, one is asked once more, in the same place.
    const isOthers = held !== undefined && held.target !== challenge && held.expiresAt > now;
    if (isOthers) soonest = Math.min(soonest, held.expiresAt - now);
    else free ??= key;
  }
  if (free === undefined) return soonest;
  await transaction.handOvers.save({ key: free, userId: '', target: challenge, expiresAt: until, spent: false });
  return 0;
}

/** The owner of an account has signed: what was asked stands on their telephone no more. */
export async function askSigned(
  transaction: Transaction,
  { userName, personId }: Pick<UserRecord, 'userName' | 'personId'>,
  challenge: string,
): Promise<void> {
  const keys = await Promise.all(
    [askedName(userName), askedPerson(personId)].flatMap((somebody) =>
      Array.from({ length: mostOpenAsks }, async (_, place) => placeKey(somebody, place)),
    ),
  );
  for (const { key, target } of await transaction.handOvers.findAll(keys))
    if (target === challenge) await transaction.handOvers.remove(key);
}
