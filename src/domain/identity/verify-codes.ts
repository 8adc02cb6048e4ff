import type { Failures } from './failed-attempts.ts';

/** Lifetime of a code, and waiting time before the next one; milliseconds. */
export const codeLife = 5 * 60_000;
export const resendAfter = 60_000;
/** Number of wrong answers that invalidate a code. */
export const maxWrongCodes = 5;
export const codeDigits = 6;

/** Number of messages to one number in a row, after which the number rests for an hour. */
const maxTextsInARow = 10;
const rest = 3_600_000;

/** A sent code. */
export interface SentCode {
  readonly sentAt: number;
  readonly wrong: number;
  readonly spent: boolean;
}

/** Whether a code may still be used at an instant. */
export function isCodeValid({ sentAt, wrong, spent }: SentCode, now: number): boolean {
  return !spent && wrong < maxWrongCodes && now - sentAt < codeLife;
}

/** Milliseconds until the next message to a number; 0 where it may be sent. `past`: the messages in a row so far. */
export function textWaitMs(past: Failures | undefined, now: number): number {
  if (!past) return 0;
  return Math.max(0, past.lastFailureAt + (past.failures >= maxTextsInARow ? rest : resendAfter) - now);
}

/** Whether a number has reached the limit of messages and rests. */
export function isTextLimitReached(past: Failures | undefined, now: number, most = maxTextsInARow): boolean {
  return past !== undefined && past.failures >= most && now - past.lastFailureAt < rest;
}

/** Counts one more message. After an hour without messages the count starts again. */
export function countText(past: Failures | undefined, now: number): Failures {
  return { failures: past && now - past.lastFailureAt < rest ? past.failures + 1 : 1, lastFailureAt: now };
}
