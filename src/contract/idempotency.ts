import type { Call } from './call.ts';

/** The header that identifies a request, so that a repeated request is carried out once. */
export const idempotencyHeader = 'Idempotency-Key';

/** Maximum length of a key in characters; REQUEST_INVALID names the header for a longer one. */
export const maxIdempotencyKeyCharacters = 255;

/** Milliseconds for which an answer is kept under its key. */
export const idempotencyLife = 24 * 3_600_000;

/** Whether a call does its work once for each Idempotency-Key. */
export function isIdempotent({ changes, repeats }: Pick<Call, 'changes' | 'repeats'>): boolean {
  return changes && !repeats;
}
