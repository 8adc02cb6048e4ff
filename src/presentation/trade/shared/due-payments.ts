import { daysBetween, shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { balanceDays, type DuePayment, type DuePayments } from '../../../domain/trade/shared/trade-figures.ts';

/** The first day that the last known balance does not cover; undefined where it covers all, or is not known. */
export const firstMissingOf = (payments: DuePayments | undefined): DuePayment | undefined =>
  payments?.days.find(({ missing }) => missing.fen > 0n);

/** The last day that it does not cover, for which it lacks most; undefined where that is the first one. */
export function mostMissingOf(payments: DuePayments | undefined): DuePayment | undefined {
  const last = payments?.days.findLast(({ missing }) => missing.fen > 0n);
  return last === firstMissingOf(payments) ? undefined : last;
}

/** Days since the bank told its balance, where that is too long ago to be relied upon; undefined otherwise. */
export function oldBalanceDaysOf(payments: DuePayments | undefined, today: PlainDate): number | undefined {
  const balance = payments?.account?.balance;
  const days = balance ? daysBetween(shanghaiDate(balance.at), today) : 0;
  return days > balanceDays ? days : undefined;
}

/** What is to be said of a day on which something is still to be paid: it has passed, or it may still move. */
export function dayStanding({ day, about }: Pick<DuePayment, 'day' | 'about'>, today: PlainDate) {
  if (day < today) return 'overdue';
  return about && day > today ? 'about' : undefined;
}

/** Days since the first payment day that has passed; zero where none has. */
export const overdueDaysOf = (payments: DuePayments | undefined, today: PlainDate): number =>
  payments?.overdue ? daysBetween(payments.overdue.since, today) : 0;

/** List of what is overdue; undefined for a reader without the list of instruments. */
export const overduePathOf = (instruments: string | undefined): string | undefined =>
  instruments ? `${instruments}?state=overdue` : undefined;

/** List of the instruments that are paid on a day; undefined where there is none, and for a reader without the list. */
export const owedPathOf = (
  instruments: string | undefined,
  { due, count }: Pick<DuePayment, 'due' | 'count'>,
): string | undefined => (instruments && due && count > 0 ? `${instruments}?from=${due.from}&to=${due.to}` : undefined);
