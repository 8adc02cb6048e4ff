import { daysBetween, shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { balanceDays, type DuePayment, type DuePayments } from '../../../domain/trade/shared/trade-figures.ts';

/** The first day that the last known balance does not cover; undefined if it covers all days, or is not known. */
export const firstMissingOf = (payments: DuePayments | undefined): DuePayment | undefined =>
  payments?.days.find(({ missing }) => missing.fen > 0n);

/** The last day that it does not cover, on which the missing amount is largest; undefined if that is the first one. */
export function largestShortfallOf(payments: DuePayments | undefined): DuePayment | undefined {
  const last = payments?.days.findLast(({ missing }) => missing.fen > 0n);
  return last === firstMissingOf(payments) ? undefined : last;
}

/** Age of the bank's balance in days, if it is too old to be relied upon; undefined otherwise. */
export function oldBalanceDaysOf(payments: DuePayments | undefined, today: PlainDate): number | undefined {
  const balance = payments?.account?.balance;
  const days = balance ? daysBetween(shanghaiDate(balance.at), today) : 0;
  return days > balanceDays ? days : undefined;
}

/** The note on a day with an open payment: the day has passed, or it may still change. */
export function paymentDayNote({ day, about }: Pick<DuePayment, 'day' | 'about'>, today: PlainDate) {
  if (day < today) return 'overdue';
  return about && day > today ? 'about' : undefined;
}

/** Days since the first payment day that has passed; zero if none has. */
export const overdueDaysOf = (payments: DuePayments | undefined, today: PlainDate): number =>
  payments?.overdue ? daysBetween(payments.overdue.since, today) : 0;

/**
 * First due date of the instruments that are paid from today on; undefined if there are none. What is due before is
 * overdue.
 */
export const firstDueAhead = (payments: DuePayments | undefined): PlainDate | undefined =>
  payments?.days.find(({ due, count }) => due && count > 0)?.due?.from;

/** Path of the list of overdue instruments; undefined for a user without the list of instruments. */
export const overduePathOf = (instruments: string | undefined): string | undefined =>
  instruments ? `${instruments}?state=overdue` : undefined;

/**
 * Path of the list of the instruments that are paid on a day; undefined if there is none, and for a user without the
 * list.
 */
export const owedPathOf = (
  instruments: string | undefined,
  { due, count }: Pick<DuePayment, 'due' | 'count'>,
): string | undefined => (instruments && due && count > 0 ? `${instruments}?from=${due.from}&to=${due.to}` : undefined);
