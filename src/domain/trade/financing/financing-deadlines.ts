import { addDays, type PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, type WorkingCalendar } from '../../calendar/working-days.ts';
import { workingDaysBefore } from '../shared/term.ts';
import { lastOpenDay } from '../shared/transfer-rules.ts';
import { answerDays, pendingFinancingStates, type FinancingState } from './financing-machine.ts';
import type { FundingTerms } from './funding-programme.ts';

/**
 * Last day of a state that begins today, a working day; empty for none. An unsigned financing ends when its instruments
 * close; a signed one ends on the last day on which a bank can still pay it out.
 */
export function lastDayOfState(
  state: FinancingState,
  dueOn: PlainDate,
  today: PlainDate,
  calendar: WorkingCalendar,
): PlainDate {
  if (!pendingFinancingStates.includes(state)) return '';
  if (state === 'DISBURSING') return workingDaysBefore(dueOn, 1, calendar);
  const closes = lastOpenDay(dueOn, calendar);
  if (state !== 'NEED_INFO') return closes;
  const answered = addWorkingDays(today, answerDays, calendar).day;
  return answered < closes ? answered : closes;
}

/** Last day of grace, a working day: payments up to it cost no penalty. */
export const lastDayOfGrace = (
  paysOn: PlainDate,
  { graceDays }: Pick<FundingTerms, 'graceDays'>,
  calendar: WorkingCalendar,
): PlainDate => addWorkingDays(addDays(paysOn, graceDays), 0, calendar).day;

/** First day on which the funder can request a repurchase: the day after the days of grace. */
export const repurchaseFrom = (graceUntil: PlainDate): PlainDate => addDays(graceUntil, 1);

/** Working days within which a supplier buys back after the request. */
const repurchaseDays = 5;

/** Last day for a repurchase that is requested today; a working day. */
export const repurchaseDueDate = (today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  addWorkingDays(today, repurchaseDays, calendar).day;
