import { absoluteLimit } from '../../../src/domain/identity/session-limits.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { entryRefusal } from './entry-refusal.ts';
import { recordSecurityEvent } from './security-events.ts';
import { isSessionValid } from './sessions.ts';

/** The workbench's sessions are stored among the hand-overs, each under a digest of the browser's visit. */
const prefix = 'workbench-session';
const keyOf = async ({ picAuthToken }: Pick<SessionRecord, 'picAuthToken'>): Promise<string> =>
  sha256Hex(`${prefix}\n${picAuthToken}`);
/**
 * Key of an account's seat, which names the visit in which the account is signed in: one at a time, as in the portal.
 * The end of all sessions of an account removes the seat.
 */
const seatOf = async (userId: string): Promise<string> => sha256Hex(`${prefix}-seat\n${userId}`);
const visitKeyOf = async (handOverKey: string): Promise<string> => sha256Hex(`${prefix}-visit\n${handOverKey}`);

/** Signs a user in at the workbench, in one visit of a browser, and signs out the user who was there before. */
export async function enterWorkbench(
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

/** Key and start (real time) of a user's session at the workbench; undefined where there is none. */
export async function activeWorkbenchSession(
  transaction: Transaction,
  userId: string,
  now: number,
): Promise<{ readonly key: string; readonly since: number } | undefined> {
  const seat = await transaction.handOvers.find(await seatOf(userId));
  const session = seat && (await transaction.handOvers.find(seat.target));
  if (!session || session.userId !== userId || seat.expiresAt <= now) return undefined;
  const user = await transaction.users.find(userId);
  const accounts = user ? await transaction.users.ofPerson(user.personId) : [];
  // The visit in which the user came, or the session that has replaced it after a change of role or company.
  const [visit, ...open] = [
    await transaction.sessions.find(session.target),
    ...(await Promise.all(accounts.map(async (each) => transaction.sessions.openOf(each.userId)))).flat(),
  ];
  const visits = await Promise.all(
    [...(visit ? [visit] : []), ...open].filter((each) => isSessionValid(each, now)).map(keyOf),
  );
  return visits.includes(session.key) ? { key: session.key, since: seat.expiresAt - absoluteLimit } : undefined;
}

/** Ends an account's session at the workbench, in any visit, including one that was opened by a name and a code. */
export async function endWorkbenchSession(transaction: Transaction, userId: string): Promise<void> {
  await transaction.handOvers.remove(await seatOf(userId));
}

/**
 * Saves the visit in which a key was issued, so that the session at the workbench belongs to that browser, although the
 * workbench's server redeems the key.
 */
export async function saveVisitOfKey(
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
 * Signs the user of a key in at the workbench, in the visit in which the key was issued. Returns false when that
 * session has ended since. `now`: real time; `at`: the portal's clock.
 */
export async function enterWorkbenchByKey(
  transaction: Transaction,
  handOverKey: string,
  { now, at }: { readonly now: number; readonly at: number },
): Promise<boolean> {
  const from = await transaction.handOvers.find(await visitKeyOf(handOverKey));
  if (!from) return false;
  await transaction.handOvers.remove(from.key);
  const visit = await transaction.sessions.lock(from.target);
  if (!visit || visit.userId !== from.userId || !isSessionValid(visit, now)) return false;
  await enterWorkbench(transaction, visit, from.userId, now);
  // The event names the user's browser, although the workbench's server made the request.
  await recordSecurityEvent(transaction, visit, 'workbench-entered', from.userId, at);
  return true;
}

/** The user who is signed in at the workbench in a valid visit and may still sign in; undefined where there is none. */
export async function workbenchUserOf(
  transaction: Transaction,
  visit: SessionRecord | undefined,
  now: number,
): Promise<UserRecord | undefined> {
  if (!visit || !isSessionValid(visit, now)) return undefined;
  const session = await transaction.handOvers.find(await keyOf(visit));
  const isSeated =
    session &&
    session.expiresAt > now &&
    (await transaction.handOvers.find(await seatOf(session.userId)))?.target === session.key;
  const user = isSeated ? await transaction.users.find(session.userId) : undefined;
  return user && (await entryRefusal(transaction, user)) === undefined ? user : undefined;
}

/** Signs out the user at the workbench in a visit. Returns who left. */
export async function leaveWorkbench(
  transaction: Transaction,
  visit: Pick<SessionRecord, 'picAuthToken'>,
): Promise<UserRecord | undefined> {
  const session = await transaction.handOvers.lock(await keyOf(visit));
  if (!session) return undefined;
  await transaction.handOvers.remove(session.key);
  return transaction.users.find(session.userId);
}
