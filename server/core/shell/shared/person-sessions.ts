import type { SessionRecord, UserRecord } from '../../records.ts';
import type { Transaction } from '../../store.ts';

/** Holds every account of a person, in the one order in which all do who move between them. */
export async function holdPerson(transaction: Transaction, { personId }: Pick<UserRecord, 'personId'>): Promise<void> {
  for (const { userId } of await transaction.users.ofPerson(personId)) await transaction.users.lock(userId);
}

/**
 * Ends what is open of a person but for one session, and what they have trusted: of all their accounts, because whoever came in by the one may have gone on
 * to another, and could come back from there without any password. Tells how many that were. Whoever calls holds the person.
 */
export async function endPersonSessions(transaction: Transaction, { personId }: Pick<UserRecord, 'personId'>, exceptIdHash: string, because: SessionRecord['endedBecause'] = 'signed-out'): Promise<number> {
  let ended = 0;
  for (const { userId } of await transaction.users.ofPerson(personId)) {
    // What was trusted under the old password, or by whoever may not come in any more, is trusted no longer.
    await transaction.trustedDevices.removeOf(userId);
    // What was handed over before, and is taken after, would come too late to be ended.
    await transaction.sessions.forgetHandOvers(userId);
    ended += await transaction.sessions.endOthers(userId, exceptIdHash, because);
    await transaction.announce([{ userId, topic: 'session' }]);
  }
  return ended;
}
