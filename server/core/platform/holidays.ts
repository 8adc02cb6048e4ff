import chineseDays from 'chinese-days';
import type { WorkingCalendar } from '../../../src/domain/calendar/working-days.ts';

interface Holiday {
  readonly holidayDate: string;
  /** A weekend day that is worked to make up for the days off. */
  readonly workday: boolean;
}

const dayMilliseconds = 86_400_000;

function datesOf(year: number): readonly string[] {
  const dates: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += dayMilliseconds)
    dates.push(new Date(at).toISOString().slice(0, 10));
  return dates;
}

function announcedHolidays(year: number): readonly Holiday[] {
  // The calendar names an ordinary day by its weekday alone, and an announced one by the holiday in two languages.
  return datesOf(year)
    .map((date) => chineseDays.getDayDetail(date))
    .filter(({ name }) => name.includes(','))
    .map(({ date, work }) => ({ holidayDate: date, workday: work }));
}

const years = new Map<number, readonly Holiday[]>();

/**
 * Public holidays and make-up working days of a year; none where they have not been announced (document 1, section 7).
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const known = years.get(year) ?? announcedHolidays(year);
  years.set(year, known);
  return known;
}

const calendars = new Map<number, WorkingCalendar>();

/** The working days of a year, of the next, into which a count may lead, and of the last, from which one may come. */
export function workingCalendarOf(year: number): WorkingCalendar {
  const known = calendars.get(year) ?? calendarOf(year);
  calendars.set(year, known);
  return known;
}

function calendarOf(year: number): WorkingCalendar {
  const around = [year - 1, year, year + 1].map((each) => ({ year: each, days: holidaysOf(each) }));
  const days = around.flatMap((each) => each.days);
  return {
    holidays: new Set(days.filter((day) => !day.workday).map((day) => day.holidayDate)),
    workedWeekends: new Set(days.filter((day) => day.workday).map((day) => day.holidayDate)),
    announced: new Set(around.filter((each) => each.days.length > 0).map((each) => each.year)),
  };
}
