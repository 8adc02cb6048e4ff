import type { Call } from './call.ts';
import type { CallName } from './calls.ts';

/** The header that names a request, so that sending it twice does it once. */
export const idempotencyHeader = 'Idempotency-Key';

/** Characters that a key may have; REQUEST_INVALID names the header for a longer one. */
export const longestIdempotencyKey = 255;

/** Milliseconds for which an answer is kept under its key. */
export const idempotencyLife = 24 * 3_600_000;

/**
 * A visit has tokens of its own for each browser: one answer for two browsers would make their visits one. Signing out
 * always ends the session that asks for it; a first answer in its place would leave that open.
 */
export const withoutIdempotency: ReadonlySet<CallName> = new Set<CallName>([
  'loginSession',
  'logout',
  'workbenchLogout',
]);

/** Whether a call does its work once for each Idempotency-Key. */
export function isIdempotent(name: CallName, { changes }: Pick<Call, 'changes'>): boolean {
  return changes && !withoutIdempotency.has(name);
}
