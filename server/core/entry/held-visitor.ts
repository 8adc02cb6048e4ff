import type { SessionRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { heldSession } from '../shell/shared/sessions.ts';
import type { Transaction } from '../store.ts';

/**
 * A visitor's own session as it stands within the transaction that changes it; refuses with SIGN_IN_EXPIRED when it is
 * gone.
 */
export async function heldVisitor(
  transaction: Transaction,
  session: SessionRecord,
  now: number,
): Promise<SessionRecord> {
  const held = await heldSession(transaction, session, now);
  if (!held) throw new Refusal('SIGN_IN_EXPIRED');
  return held;
}
