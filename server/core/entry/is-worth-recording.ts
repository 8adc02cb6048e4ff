import { lockDuration } from '../../../src/domain/identity/session-limits.ts';
import { sha256Hex } from '../secrets.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import type { Transaction } from '../store.ts';

/** Events that precede any comparison, so that an attacker can cause them repeatedly without effort. */
const costlessEvents: ReadonlySet<SecurityEventKind> = new Set(['proof-required', 'proof-wrong', 'sign-in-locked']);

/**
 * Whether a refusal is recorded in the history of a name's owner. Costless events are recorded once in a while, so that
 * an attacker cannot fill the history and hide other events in it. Known and unknown names are treated alike. `now`:
 * real time.
 */
export async function isWorthRecording(
  transaction: Transaction,
  what: SecurityEventKind,
  userName: string,
  now: number,
  isCostless = costlessEvents.has(what),
): Promise<boolean> {
  if (!isCostless) return true;
  const key = await sha256Hex(`told\n${what}\n${userName}`);
  const past = await transaction.attempts.lock(key);
  if (past && now - past.lastFailureAt < lockDuration) return false;
  await transaction.attempts.save({ key, failures: 1, lastFailureAt: now });
  return true;
}
