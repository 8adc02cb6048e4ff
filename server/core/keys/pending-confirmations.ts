import type { UserRecord } from '../records/company.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/**
 * Maximum number of confirmations that wait on a telephone at once. With more, users agree to ones that are not theirs.
 */
export const maxOpenAsks = 3;

/** Question to a telephone: the challenge to sign, and its deadline in real time. */
export interface PendingConfirmation {
  readonly challenge: string;
  readonly until: number;
}

/**
 * Keys under which places are counted: by the entered name, which may be no account's, and by the person, whose
 * telephone serves all of their accounts.
 */
export const confirmationKeyOfName = (userName: string): string => `name ${userName.toLowerCase()}`;
export const askKeyOfPerson = (personId: string): string => `person ${personId}`;

const placeKey = async (asker: string, place: number): Promise<string> => sha256Hex(`cloud-open\n${asker}\n${place}`);

/**
 * Takes a place among the open questions to an account or person. Returns the milliseconds until one is free; 0 where
 * it was taken. A place is free again once its owner has signed or the question has expired. The requester cannot free
 * it by spending the challenge, because the question stays on the telephone. The calling code must hold a lock on the
 * same account or person, so that two requests cannot take one place.
 */
export async function reserveConfirmationSlot(
  transaction: Transaction,
  asker: string,
  { challenge, until }: PendingConfirmation,
  now: number,
): Promise<number> {
  let ownKey: string | undefined;
  let freeKey: string | undefined;
  let soonestMs = Infinity;
  for (let place = 0; place < maxOpenAsks; place += 1) {
    const key = await placeKey(asker, place);
    const held = await transaction.handOvers.lock(key);
    // A repeated question about the same challenge keeps its place.
    if (held?.target === challenge) ownKey = key;
    else if (held !== undefined && held.expiresAt > now) soonestMs = Math.min(soonestMs, held.expiresAt - now);
    else freeKey ??= key;
  }
  const place = ownKey ?? freeKey;
  if (place === undefined) return soonestMs;
  await transaction.handOvers.save({ key: place, userId: '', target: challenge, expiresAt: until, spent: false });
  return 0;
}

/** Key under which the questions that a signed-in owner asked for and has not signed are counted. */
export const pendingConfirmationsKey = async (userName: string): Promise<string> =>
  sha256Hex(`cloud-unsigned\n${userName.toLowerCase()}`);

/**
 * Frees the places of a question that the owner of the account has signed. The owner may sign the next one at once:
 * the waiting time between questions holds only for those that nobody signs.
 */
export async function freeConfirmationSlot(
  transaction: Transaction,
  { userName, personId }: Pick<UserRecord, 'userName' | 'personId'>,
  challenge: string,
): Promise<void> {
  // In the order in which a request takes them, so that the two cannot wait for each other.
  await transaction.attempts.remove(await pendingConfirmationsKey(userName));
  const keys = await Promise.all(
    [confirmationKeyOfName(userName), askKeyOfPerson(personId)].flatMap((asker) =>
      Array.from({ length: maxOpenAsks }, async (_, place) => placeKey(asker, place)),
    ),
  );
  for (const { key, target } of await transaction.handOvers.findAll(keys))
    if (target === challenge) await transaction.handOvers.remove(key);
}
