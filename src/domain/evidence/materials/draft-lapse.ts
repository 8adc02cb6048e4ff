import { addDays, shanghaiDate, shanghaiInstant, type PlainDate } from '../../calendar/plain-date.ts';

/** Days for which an idle draft is kept. The documents leave the number open. */
export const idleDays = 90;

/** The last Shanghai day of a draft that was last changed at an instant (milliseconds). */
export function lapsesOn(lastWorkedAt: number): PlainDate {
  return addDays(shanghaiDate(lastWorkedAt), idleDays);
}

/** Whether a draft has lapsed at an instant (milliseconds): its last day has passed. */
export function hasLapsed(lastWorkedAt: number, now: number): boolean {
  return shanghaiDate(now) > lapsesOn(lastWorkedAt);
}

/** A draft has lapsed if its last change is before this instant (milliseconds). */
export function lapseThreshold(now: number): number {
  return shanghaiInstant(addDays(shanghaiDate(now), -idleDays));
}
