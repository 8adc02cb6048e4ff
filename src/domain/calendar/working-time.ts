import { addDays, shanghaiDate } from './plain-date.ts';
import { isWorkingDay, type WorkingCalendar } from './working-days.ts';

const minute = 60_000;
const day = 1_440 * minute;
const shanghaiOffset = 480 * minute;

/** Working time of a working day in Shanghai, in minutes after midnight: 9:00 to 17:00. */
const opens = 540;
const closes = 1_020;

/** Minutes after midnight in Shanghai, with fractions. */
const minutesOfDay = (instant: number): number => ((instant + shanghaiOffset) % day) / minute;

const workedBefore = (minutes: number): number => Math.min(Math.max(minutes, opens), closes) - opens;

/**
 * Working time between two instants (milliseconds), in tenths of an hour, rounded half up: from 9:00 to 17:00 on
 * working days. Zero where the second instant is not later.
 */
export function workingTenths(from: number, to: number, calendar: WorkingCalendar): number {
  if (to <= from) return 0;
  const [first, last] = [shanghaiDate(from), shanghaiDate(to)];
  let minutes = 0;
  for (let date = first; date <= last; date = addDays(date, 1)) {
    if (!isWorkingDay(date, calendar)) continue;
    const until = date === last ? workedBefore(minutesOfDay(to)) : closes - opens;
    minutes += until - (date === first ? workedBefore(minutesOfDay(from)) : 0);
  }
  return Math.round(minutes / 6);
}
