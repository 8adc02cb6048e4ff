import type { Caller } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { lockPerson } from './person-sessions.ts';
import { lockSession } from './sessions.ts';

/**
 * Locks the person and the session of a caller, so that a concurrent change of their rights either waits for the work
 * or is seen by it. Refuses with SESSION_REQUIRED where the session has ended.
 */
export async function lockCaller(transaction: Transaction, caller: Caller, realTime: number): Promise<void> {
  await lockPerson(transaction, caller.user);
  if (!(await lockSession(transaction, caller.session, realTime))) throw new Refusal('SESSION_REQUIRED');
}
