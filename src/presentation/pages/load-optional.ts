import { asPortFault } from '../../application/ports/port-fault.ts';
import type { SessionStore } from '../identity/session-store.ts';

/**
 * Awaits something that a page can do without; undefined if it failed.
 * @throws the fault of an ended session or an abandoned request
 */
export async function loadOptional<Value>(
  session: SessionStore,
  work: Promise<Value>,
): Promise<{ readonly value: Value } | undefined> {
  try {
    return { value: await work };
  } catch (thrown) {
    const { kind } = asPortFault(thrown);
    if (kind === 'cancelled' || kind === 'not-signed-in') throw thrown;
    session.faultSeen(thrown);
    return undefined;
  }
}
