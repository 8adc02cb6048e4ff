import { asPortFault } from '../../application/ports/port-fault.ts';
import type { SessionStore } from '../identity/session-store.ts';

/**
 * Something that a page can live without, or undefined where it could not be had. An ended session and a giving up
 * still end the whole.
 */
export async function spared<Value>(
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
