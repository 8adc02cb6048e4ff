import { daysOfMonth } from '../../calendar/months.ts';
import { addDays, daysBetween, weekday, type PlainDate } from '../../calendar/plain-date.ts';
import { isWorkingDay, type WorkingCalendar } from '../../calendar/working-days.ts';

/** The same day a number of months later; the last day of the month where that is too short. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const [laterYear, laterMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const laterDay = Math.min(day, daysOfMonth(laterYear, laterMonth));
  return [
    String(laterYear).padStart(4, '0'),
    String(laterMonth).padStart(2, '0'),
    String(laterDay).padStart(2, '0'),
  ].join('-');
}

/** Usual and absolute maximum term of an instrument in months (checklist 1.4). */
export const defaultMonths = 6;
export const maxTermMonths = 12;

/**
 * Length of a term. `past`: due today or before. `usual`: within six months. `exceptional`: within a year; it needs a
 * reason and the final reviewer. `too-long`: longer than a year.
 */
export type Term = 'past' | 'usual' | 'exceptional' | 'too-long';

export function termOf(dueOn: PlainDate, issuedOn: PlainDate): Term {
  if (dueOn <= issuedOn) return 'past';
  if (dueOn <= addMonths(issuedOn, defaultMonths)) return 'usual';
  return dueOn <= addMonths(issuedOn, maxTermMonths) ? 'exceptional' : 'too-long';
}

/**
 * A due date a number of months after a day; moved to the Friday before where it is a Saturday or Sunday. Public
 * holidays are ignored.
 */
export function suggestedDueDay(from: PlainDate, months: number): PlainDate {
  const day = addMonths(from, months);
  const after = { 6: 1, 0: 2 }[weekday(day)] ?? 0;
  return addDays(day, -after);
}

/** Length of a term in calendar days. */
export const termDays = (dueOn: PlainDate, issuedOn: PlainDate): number => daysBetween(issuedOn, dueOn);

/** Day that is a number of working days before another; the other day does not count. */
export function workingDaysBefore(date: PlainDate, days: number, calendar: WorkingCalendar): PlainDate {
  let day = date;
  let left = days;
  while (left > 0) {
    day = addDays(day, -1);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return day;
}
