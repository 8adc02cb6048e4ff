import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { endWorkbenchSession } from './workbench-session.ts';

/** Locks every account of a person, always in the same order, so that no deadlock arises. */
export async function lockPerson(transaction: Transaction, { personId }: Pick<UserRecord, 'personId'>): Promise<void> {
  for (const { userId } of await transaction.users.ofPerson(personId)) await transaction.users.lock(userId);
}

/**
 * Ends the sessions of an account except one, and its trust in devices. Returns the number of ended sessions. The
 * calling code must hold a lock on the account.
 */
export async function endAccountSessions(
  transaction: Transaction,
  userId: string,
  exceptIdHash = '',
  reason: SessionRecord['endedBecause'] = 'signed-out',
): Promise<number> {
  // A device that was trusted under the old password, or by an intruder, must not stay trusted.
  await transaction.trustedDevices.removeOf(userId);
  // A hand-over that was issued before would open a session after this end.
  await transaction.sessions.forgetHandOvers(userId);
  const ended = await transaction.sessions.endOthers(userId, exceptIdHash, reason);
  await endWorkbenchSession(transaction, userId);
  await transaction.announce([{ userId, topic: 'session' }]);
  return ended;
}

/**
 * Ends the sessions of all accounts of a person except one, and their trust in devices. An intruder in one account may
 * have gone on to another, and could return from there without a password. Returns the number of ended sessions. The
 * calling code must hold a lock on the person.
 */
export async function endPersonSessions(
  transaction: Transaction,
  { personId }: Pick<UserRecord, 'personId'>,
  exceptIdHash: string,
  reason: SessionRecord['endedBecause'] = 'signed-out',
): Promise<number> {
  let ended = 0;
  for (const { userId } of await transaction.users.ofPerson(personId))
    ended += await endAccountSessions(transaction, userId, exceptIdHash, reason);
  return ended;
}
