import { addDays, weekday, type PlainDate } from './plain-date.ts';

/** The year's exceptions to Monday-to-Friday: days off, and weekend days that are worked to make up for them (document 1, section 7, holidays of region R_156). */
export interface WorkingCalendar {
  readonly holidays: ReadonlySet<PlainDate>;
  readonly workedWeekends: ReadonlySet<PlainDate>;
}

export const plainWeek: WorkingCalendar = { holidays: new Set(), workedWeekends: new Set() };

export function isWorkingDay(date: PlainDate, calendar: WorkingCalendar): boolean {
  if (calendar.holidays.has(date)) return false;
  const day = weekday(date);
  return (day !== 0 && day !== 6) || calendar.workedWeekends.has(date);
}

/** The working day that lies `days` working days after `from`. Counting starts the day after, so zero gives `from` or the next working day. */
export function addWorkingDays(from: PlainDate, days: number, calendar: WorkingCalendar): PlainDate {
  let date = from;
  let left = days;
  while (left > 0 || !isWorkingDay(date, calendar)) {
    date = addDays(date, 1);
    if (isWorkingDay(date, calendar)) left -= 1;
  }
  return date;
}
