import { lockDuration } from '../../../src/domain/identity/session-limits.ts';
import { sha256Hex } from '../secrets.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';
import type { Transaction } from '../store.ts';

/** What may come of an attempt before anything is compared: it costs nobody anything to have it come again. */
const costless: ReadonlySet<SecurityEventKind> = new Set(['proof-required', 'proof-wrong', 'sign-in-locked']);

/**
 * Whether the owner of a name is to read of a refusal in their history: of what costs nothing once in a while, or
 * whoever calls alone would fill it, and hide there what else they did. Of every name alike, whether somebody has it or
 * not. `now` in real time.
 */
export async function isNews(
  transaction: Transaction,
  what: SecurityEventKind,
  userName: string,
  now: number,
  isCostless = costless.has(what),
): Promise<boolean> {
  if (!isCostless) return true;
  const key = await sha256Hex(`told\n${what}\n${userName}`);
  const past = await transaction.attempts.lock(key);
  if (past && now - past.lastFailureAt < lockDuration) return false;
  await transaction.attempts.save({ key, failures: 1, lastFailureAt: now });
  return true;
}
