import type { PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, type WorkingCalendar } from '../../calendar/working-days.ts';
import { acceptanceDays, lastOpenDay } from './transfer-rules.ts';

/**
 * Working days for which a returned application keeps its reservations, and maximum number of working days at one step.
 */
export const keptAfterReturn = 5;
export const maxDaysAtStep = 20;

const earliest = (...days: readonly [PlainDate, ...PlainDate[]]): PlainDate =>
  days.reduce((one, other) => (one < other ? one : other));

/** Last day for accepting an instrument that is sent today; a working day before the instrument closes. */
export const acceptUntil = (dueOn: PlainDate, today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  earliest(addWorkingDays(today, acceptanceDays, calendar).day, lastOpenDay(dueOn, calendar));

/**
 * Last day for deciding a step that waits from today on; a working day. `dueOn`: due date of its instrument, empty for
 * none. `endsBy`: an earlier last day, such as that of the amount to accept.
 */
export function decideUntil(
  dueOn: PlainDate,
  today: PlainDate,
  calendar: WorkingCalendar,
  endsBy?: PlainDate,
): PlainDate {
  const usual = addWorkingDays(today, maxDaysAtStep, calendar).day;
  return earliest(usual, dueOn === '' ? usual : lastOpenDay(dueOn, calendar), endsBy ?? usual);
}

/** Last day on which an application that is returned today keeps its reservations; a working day. */
export const correctUntil = (today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  addWorkingDays(today, keptAfterReturn, calendar).day;
