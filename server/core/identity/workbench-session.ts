import { absoluteLimit } from '../../../src/domain/identity/session-limits.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { entryRefusal } from './entry-refusal.ts';
import { recordSecurityEvent } from './security-events.ts';
import { sessionStands } from './sessions.ts';

/**
 * The workbench keeps who is signed in there beside the hand-overs by which one comes: a row under a digest of the
 * browser's visit.
 */
const place = 'workbench-session';
const keyOf = async ({ picAuthToken }: Pick<SessionRecord, 'picAuthToken'>): Promise<string> =>
  sha256Hex(`${place}\n${picAuthToken}`);
/**
 * In which visit an account is there: one at a time, as in the portal. Whatever ends all that is open of an account
 * takes this away.
 */
const seatOf = async (userId: string): Promise<string> => sha256Hex(`${place}-seat\n${userId}`);
const visitKeyOf = async (handOverKey: string): Promise<string> => sha256Hex(`${place}-visit\n${handOverKey}`);

/** Signs a user in at the workbench, in one visit of a browser, and signs out the user who was there before. */
export async function workbenchEntered(
  transaction: Transaction,
  visit: SessionRecord,
  userId: string,
  now: number,
): Promise<void> {
  const key = await keyOf(visit);
  await transaction.handOvers.save({ key, userId, target: visit.idHash, expiresAt: now + absoluteLimit, spent: false });
  await transaction.handOvers.save({
    key: await seatOf(userId),
    userId,
    target: key,
    expiresAt: now + absoluteLimit,
    spent: false,
  });
}

/**
 * Since when somebody is signed in at the workbench, in real time, and by what that is known; undefined where they are
 * not.
 */
export async function workbenchSeat(
  transaction: Transaction,
  userId: string,
  now: number,
): Promise<{ readonly key: string; readonly since: number } | undefined> {
  const seat = await transaction.handOvers.find(await seatOf(userId));
  const kept = seat && (await transaction.handOvers.find(seat.target));
  if (!kept || kept.userId !== userId || seat.expiresAt <= now) return undefined;
  const user = await transaction.users.find(userId);
  const accounts = user ? await transaction.users.ofPerson(user.personId) : [];
  // The visit in which they came, or what stands for it since they went on in the portal as another role, or for
  // another of their companies.
  const [visit, ...open] = [
    await transaction.sessions.find(kept.target),
    ...(await Promise.all(accounts.map(async (each) => transaction.sessions.openOf(each.userId)))).flat(),
  ];
  const visits = await Promise.all(
    [...(visit ? [visit] : []), ...open].filter((each) => sessionStands(each, now)).map(keyOf),
  );
  return visits.includes(kept.key) ? { key: kept.key, since: seat.expiresAt - absoluteLimit } : undefined;
}

/**
 * Nobody is signed in there as an account any more, in whatever visit: also one that came by a name and a code, and is
 * nobody's in the portal.
 */
export async function workbenchEnded(transaction: Transaction, userId: string): Promise<void> {
  await transaction.handOvers.remove(await seatOf(userId));
}

/**
 * Remembers from which visit a key was taken along, so that the workbench's session is that browser's, whoever's server
 * asks for the key.
 */
export async function visitRemembered(
  transaction: Transaction,
  handOverKey: string,
  { visit, userId, expiresAt }: { readonly visit: SessionRecord; readonly userId: string; readonly expiresAt: number },
): Promise<void> {
  await transaction.handOvers.save({
    key: await visitKeyOf(handOverKey),
    userId,
    target: visit.idHash,
    expiresAt,
    spent: false,
  });
}

/**
 * Whoever came by a key is signed in at the workbench in the visit from which they came. False where they have left the
 * portal since, or their session was ended: what was handed over before would come too late to be ended. `now` in real
 * time, `at` by the portal's clock.
 */
export async function workbenchEnteredBy(
  transaction: Transaction,
  handOverKey: string,
  { now, at }: { readonly now: number; readonly at: number },
): Promise<boolean> {
  const from = await transaction.handOvers.find(await visitKeyOf(handOverKey));
  if (!from) return false;
  await transaction.handOvers.remove(from.key);
  const visit = await transaction.sessions.lock(from.target);
  if (!visit || visit.userId !== from.userId || !sessionStands(visit, now)) return false;
  await workbenchEntered(transaction, visit, from.userId, now);
  // The workbench's server asked, and their browser came.
  await recordSecurityEvent(transaction, visit, 'workbench-entered', from.userId, at);
  return true;
}

/** The user who is signed in at the workbench in a valid visit and may still sign in; undefined where there is none. */
export async function workbenchOccupant(
  transaction: Transaction,
  visit: SessionRecord | undefined,
  now: number,
): Promise<UserRecord | undefined> {
  if (!visit || !sessionStands(visit, now)) return undefined;
  const kept = await transaction.handOvers.find(await keyOf(visit));
  const isSeated =
    kept && kept.expiresAt > now && (await transaction.handOvers.find(await seatOf(kept.userId)))?.target === kept.key;
  const user = isSeated ? await transaction.users.find(kept.userId) : undefined;
  return user && (await entryRefusal(transaction, user)) === undefined ? user : undefined;
}

/** Signs out the user at the workbench in a visit. Returns who left. */
export async function workbenchLeft(
  transaction: Transaction,
  visit: Pick<SessionRecord, 'picAuthToken'>,
): Promise<UserRecord | undefined> {
  const kept = await transaction.handOvers.lock(await keyOf(visit));
  if (!kept) return undefined;
  await transaction.handOvers.remove(kept.key);
  return transaction.users.find(kept.userId);
}
