import type { PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, type WorkingCalendar } from '../../calendar/working-days.ts';
import { acceptanceDays, lastOpenDay } from './transfer-rules.ts';

/** Working days for which a returned application keeps its reservations, and for which one may wait at a step. */
export const keptAfterReturn = 5;
export const mostDaysAtStep = 20;

const earliest = (...days: readonly [PlainDate, ...PlainDate[]]): PlainDate =>
  days.reduce((one, other) => (one < other ? one : other));

/** The last day on which what is sent today can be accepted; a working day, where the instrument is not closed. */
export const acceptUntil = (dueOn: PlainDate, today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  earliest(addWorkingDays(today, acceptanceDays, calendar).day, lastOpenDay(dueOn, calendar));

/**
 * The last day on which a step that waits from today on can be decided; a working day. `dueOn`: of its instrument,
 * empty for none. `endsBy`: an earlier last day, such as that of the amount that is to be accepted.
 */
export function decideUntil(
  dueOn: PlainDate,
  today: PlainDate,
  calendar: WorkingCalendar,
  endsBy?: PlainDate,
): PlainDate {
  const usual = addWorkingDays(today, mostDaysAtStep, calendar).day;
  return earliest(usual, dueOn === '' ? usual : lastOpenDay(dueOn, calendar), endsBy ?? usual);
}

/** The last day on which what is returned today keeps what it has reserved; a working day. */
export const correctUntil = (today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  addWorkingDays(today, keptAfterReturn, calendar).day;
