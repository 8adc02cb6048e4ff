import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { lockSession } from '../identity/sessions.ts';
import type { Transaction } from '../store.ts';

/** Locks the visitor's own session and returns its present state; refuses with SIGN_IN_EXPIRED when it has ended. */
export async function lockVisitorSession(
  transaction: Transaction,
  session: SessionRecord,
  now: number,
): Promise<SessionRecord> {
  const locked = await lockSession(transaction, session, now);
  if (!locked) throw new Refusal('SIGN_IN_EXPIRED');
  return locked;
}
