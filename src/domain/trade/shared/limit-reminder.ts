import { addDays, type PlainDate } from '../../calendar/plain-date.ts';
import type { IssueLimit } from './issue-rules.ts';

/** Days before the end of a limit at which its operators are reminded. */
export const limitReminders = [30, 7] as const;
export type LimitReminder = (typeof limitReminders)[number];

/** The last reminder sent, with the end of validity that it was for; undefined before the first. */
export interface LimitReminded {
  readonly days: LimitReminder;
  readonly validUntil: PlainDate;
}

/**
 * Reminder to send on a day; undefined for none. Each step is sent once per end of validity, and only the latest step
 * that has been reached. After an extension, reminders for the former end are not sent.
 */
export function dueReminder(
  { validUntil }: Pick<IssueLimit, 'validUntil'>,
  reminded: LimitReminded | undefined,
  today: PlainDate,
): LimitReminder | undefined {
  if (validUntil === '' || validUntil < today) return undefined;
  const due = limitReminders.findLast((days) => validUntil <= addDays(today, days));
  if (due === undefined) return undefined;
  return reminded?.validUntil === validUntil && reminded.days <= due ? undefined : due;
}
