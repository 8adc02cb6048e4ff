import type { Caller } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { lockPerson } from './person-sessions.ts';
import { lockSession } from './sessions.ts';

/**
 * Locks the person and the session of a caller, so that a change of their rights waits for the work, or the work sees
 * it. Refuses with SESSION_REQUIRED where the session is over by now.
 */
export async function lockCaller(transaction: Transaction, caller: Caller, realTime: number): Promise<void> {
  await lockPerson(transaction, caller.user);
  if (!(await lockSession(transaction, caller.session, realTime))) throw new Refusal('SESSION_REQUIRED');
}
