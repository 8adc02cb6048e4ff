import chineseDays from 'chinese-days';
import type { WorkingCalendar } from '../../../src/domain/calendar/working-days.ts';

interface Holiday {
  readonly holidayDate: string;
  /** Whether it is a weekend day that is a working day in compensation for days off. */
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
  // The library names an ordinary day by its weekday alone, and an announced holiday by its name in two languages.
  return datesOf(year)
    .map((date) => chineseDays.getDayDetail(date))
    .filter(({ name }) => name.includes(','))
    .map(({ date, work }) => ({ holidayDate: date, workday: work }));
}

/** Last year of the library's lunar calendar. */
const lastLunarYear = 2100;
const statutoryDates = new Set(['01-01', '05-01', '05-02', '10-01', '10-02', '10-03']);

/** Whether a day is one of the Spring Festival, from its eve to the third, or the day of the fifth or eighth month. */
function isLunarHoliday(date: string, next: string): boolean {
  const { lunarMon, lunarDay, isLeap } = chineseDays.getLunarDate(date);
  const tomorrow = chineseDays.getLunarDate(next);
  return (
    (lunarMon === 1 && lunarDay <= 3) ||
    (tomorrow.lunarMon === 1 && tomorrow.lunarDay === 1) ||
    (!isLeap && ((lunarMon === 5 && lunarDay === 5) || (lunarMon === 8 && lunarDay === 15)))
  );
}

/**
 * The days that are off by law in every year (decision 0221). Weekends that move to join them are known only from the
 * announcement.
 */
function statutoryHolidays(year: number): readonly string[] {
  const dates = datesOf(year);
  const hasLunarDays = year < lastLunarYear;
  const terms = hasLunarDays ? chineseDays.getSolarTerms(`${year}-04-01`, `${year}-04-10`) : [];
  const qingming = terms.find(({ term }) => term === 'pure_brightness')?.date;
  return dates.filter(
    (date, at) =>
      statutoryDates.has(date.slice(5)) ||
      date === qingming ||
      (hasLunarDays && isLunarHoliday(date, dates[at + 1] ?? `${year + 1}-01-01`)),
  );
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

/**
 * The working days of a year, of the next, into which a count may lead, and of the last, from which one may come. A
 * year that has not been announced has its statutory holidays.
 */
export function workingCalendarOf(year: number): WorkingCalendar {
  const known = calendars.get(year) ?? calendarOf(year);
  calendars.set(year, known);
  return known;
}

function calendarOf(year: number): WorkingCalendar {
  const around = [year - 1, year, year + 1].map((each) => ({ year: each, days: holidaysOf(each) }));
  const days = around.flatMap((each) => each.days);
  const byLaw = around.filter((each) => each.days.length === 0).flatMap((each) => statutoryHolidays(each.year));
  return {
    holidays: new Set([...days.filter((day) => !day.workday).map((day) => day.holidayDate), ...byLaw]),
    workedWeekends: new Set(days.filter((day) => day.workday).map((day) => day.holidayDate)),
    announced: new Set(around.filter((each) => each.days.length > 0).map((each) => each.year)),
  };
}
