import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import type { Transaction } from '../store.ts';
import { workbenchEnded } from './workbench-session.ts';

/** Holds every account of a person, in the one order in which all do who move between them. */
export async function holdPerson(transaction: Transaction, { personId }: Pick<UserRecord, 'personId'>): Promise<void> {
  for (const { userId } of await transaction.users.ofPerson(personId)) await transaction.users.lock(userId);
}

/**
 * Ends what is open of one account but for one session, and what it has trusted; tells how many that were. Whoever
 * calls holds the account.
 */
export async function endAccountSessions(
  transaction: Transaction,
  userId: string,
  exceptIdHash = '',
  because: SessionRecord['endedBecause'] = 'signed-out',
): Promise<number> {
  // What was trusted under the old password, or by whoever may not come in any more, is trusted no longer.
  await transaction.trustedDevices.removeOf(userId);
  // What was handed over before, and is taken after, would come too late to be ended.
  await transaction.sessions.forgetHandOvers(userId);
  const ended = await transaction.sessions.endOthers(userId, exceptIdHash, because);
  await workbenchEnded(transaction, userId);
  await transaction.announce([{ userId, topic: 'session' }]);
  return ended;
}

/**
 * Ends what is open of a person but for one session, and what they have trusted: of all their accounts, because whoever
 * came in by the one may have gone on to another, and could come back from there without any password. Tells how many
 * that were. Whoever calls holds the person.
 */
export async function endPersonSessions(
  transaction: Transaction,
  { personId }: Pick<UserRecord, 'personId'>,
  exceptIdHash: string,
  because: SessionRecord['endedBecause'] = 'signed-out',
): Promise<number> {
  let ended = 0;
  for (const { userId } of await transaction.users.ofPerson(personId))
    ended += await endAccountSessions(transaction, userId, exceptIdHash, because);
  return ended;
}
