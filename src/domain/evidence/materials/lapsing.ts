import { addDays, shanghaiDate, shanghaiInstant, type PlainDate } from '../../calendar/plain-date.ts';

/** For how many days a draft is kept that nobody works on; the documents leave it open. */
export const idleDays = 90;

/** The last Shanghai day of a draft, by when somebody last worked on it (milliseconds). */
export function lapsesOn(lastWorkedAt: number): PlainDate {
  return addDays(shanghaiDate(lastWorkedAt), idleDays);
}

/** Whether a draft has lapsed at an instant (milliseconds): its last day has passed. */
export function hasLapsed(lastWorkedAt: number, now: number): boolean {
  return shanghaiDate(now) > lapsesOn(lastWorkedAt);
}

/** The instant (milliseconds) before which a draft was last worked on that has lapsed at another. */
export function lapsedBefore(now: number): number {
  return shanghaiInstant(addDays(shanghaiDate(now), -idleDays));
}
