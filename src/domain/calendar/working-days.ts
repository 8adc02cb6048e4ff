import { addDays, shanghaiDate, weekday, type PlainDate } from './plain-date.ts';

/**
 * Exceptions to the week from Monday to Friday: days off, and weekend days that are worked in exchange (document 1,
 * section 7, holidays of region R_156).
 */
export interface WorkingCalendar {
  readonly holidays: ReadonlySet<PlainDate>;
  readonly workedWeekends: ReadonlySet<PlainDate>;
  /** Years whose days off have been announced. For other years, weekends and statutory holidays are known at most. */
  readonly announced: ReadonlySet<number>;
}

export const plainWeek: WorkingCalendar = { holidays: new Set(), workedWeekends: new Set(), announced: new Set() };

/** Day by which an event is expected. */
export interface ExpectedDay {
  readonly day: PlainDate;
  /** Whether the day may still change, because the count reaches a year whose days off have not been announced. */
  readonly about: boolean;
}

export function isWorkingDay(date: PlainDate, calendar: WorkingCalendar): boolean {
  if (calendar.holidays.has(date)) return false;
  const day = weekday(date);
  return (day !== 0 && day !== 6) || calendar.workedWeekends.has(date);
}

const yearOf = (date: PlainDate): number => Number(date.slice(0, 4));

function isAnnounced(from: PlainDate, to: PlainDate, calendar: WorkingCalendar): boolean {
  for (let year = yearOf(from); year <= yearOf(to); year += 1) if (!calendar.announced.has(year)) return false;
  return true;
}

/**
 * The working day that lies `days` working days after `from`. Counting starts the day after, so zero gives `from` or
 * the next working day.
 */
export function addWorkingDays(from: PlainDate, days: number, calendar: WorkingCalendar): ExpectedDay {
  let day = from;
  let left = days;
  while (left > 0 || !isWorkingDay(day, calendar)) {
    day = addDays(day, 1);
    if (isWorkingDay(day, calendar)) left -= 1;
  }
  return { day, about: !isAnnounced(from, day, calendar) };
}

/**
 * The working day by which a request that arrived at `receivedAt` (milliseconds) is answered. A request that arrives
 * after 16:00 counts from the next working day.
 */
export function answerDay(receivedAt: number, workingDays: number, calendar: WorkingCalendar): ExpectedDay {
  const cutOff = 16 * 3_600_000;
  const late = (receivedAt + 8 * 3_600_000) % 86_400_000 >= cutOff;
  return addWorkingDays(shanghaiDate(receivedAt), workingDays + (late ? 1 : 0), calendar);
}

/** The longest delay that is counted, in calendar days. A longer delay needs no exact number. */
const maxCountedDays = 400;

/**
 * Number of working days after `due` up to and including `today`; undefined where the calendar does not cover all of
 * them, or the delay is longer than `maxCountedDays`.
 */
export function workingDaysSince(due: PlainDate, today: PlainDate, calendar: WorkingCalendar): number | undefined {
  if (!isAnnounced(due, today, calendar)) return undefined;
  let passed = 0;
  let day = due;
  for (let counted = 0; day < today; counted += 1) {
    if (counted === maxCountedDays) return undefined;
    day = addDays(day, 1);
    if (isWorkingDay(day, calendar)) passed += 1;
  }
  return passed;
}
