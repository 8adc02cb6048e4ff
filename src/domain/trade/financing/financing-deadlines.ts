import { addDays, type PlainDate } from '../../calendar/plain-date.ts';
import { addWorkingDays, type WorkingCalendar } from '../../calendar/working-days.ts';
import { workingDaysBefore } from '../shared/term.ts';
import { lastOpenDay } from '../shared/transfer-rules.ts';
import { answerDays, pendingFinancingStates, type FinancingState } from './financing-machine.ts';
import type { FundingTerms } from './funding-programme.ts';

/**
 * The last day of a state that begins today, a working day; empty for none. What is not signed ends when its
 * instruments close; what is signed, on the last day on which a bank can still pay it out.
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

/** The last day of grace, on which a late payment costs no penalty: a working day. */
export const lastDayOfGrace = (
  paysOn: PlainDate,
  { graceDays }: Pick<FundingTerms, 'graceDays'>,
  calendar: WorkingCalendar,
): PlainDate => addWorkingDays(addDays(paysOn, graceDays), 0, calendar).day;

/** First day on which a funder can ask for a repurchase: when the days of grace after the payment day are over. */
export const repurchaseFrom = (graceUntil: PlainDate): PlainDate => addDays(graceUntil, 1);

/** Working days in which a supplier buys back once it is asked. */
const repurchaseDays = 5;

/** The last day on which a supplier buys back that is asked today; a working day. */
export const buyBackUntil = (today: PlainDate, calendar: WorkingCalendar): PlainDate =>
  addWorkingDays(today, repurchaseDays, calendar).day;
