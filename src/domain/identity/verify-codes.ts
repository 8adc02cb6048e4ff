import type { Failures } from './guessing.ts';

/** How long a code that was sent to a telephone may be used, and how long one waits for the next; milliseconds. */
export const codeLife = 5 * 60_000;
export const resendAfter = 60_000;
/** Wrong answers that end a code. */
export const mostWrongCodes = 5;
export const codeDigits = 6;

/** So many messages to one number, and then an hour's rest: nobody's telephone is flooded. */
const mostInARow = 10;
const rest = 3_600_000;

/** A code that was sent, as it stands. */
export interface SentCode {
  readonly sentAt: number;
  readonly wrong: number;
  readonly spent: boolean;
}

/** Whether a code may still be used at an instant. */
export function codeStands({ sentAt, wrong, spent }: SentCode, now: number): boolean {
  return !spent && wrong < mostWrongCodes && now - sentAt < codeLife;
}

/**
 * How long one waits before another message may go to a number, in milliseconds; 0 where it may. `past` are the
 * messages that went there in a row.
 */
export function textWait(past: Failures | undefined, now: number): number {
  if (!past) return 0;
  return Math.max(0, past.lastFailureAt + (past.failures >= mostInARow ? rest : resendAfter) - now);
}

/**
 * Whether so many messages went to a number in a row that it is to rest, however long ago the last was sent within that
 * rest.
 */
export function textFull(past: Failures | undefined, now: number, most = mostInARow): boolean {
  return past !== undefined && past.failures >= most && now - past.lastFailureAt < rest;
}

/** The messages in a row with one more; an hour without any begins anew. */
export function textedOnceMore(past: Failures | undefined, now: number): Failures {
  return { failures: past && now - past.lastFailureAt < rest ? past.failures + 1 : 1, lastFailureAt: now };
}
