import { daysBetween, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { DuePayment, DuePayments } from '../../../domain/trade/shared/trade-figures.ts';

/** The first day that the last known balance does not cover; undefined where it covers all, or is not known. */
export const firstMissingOf = (payments: DuePayments | undefined): DuePayment | undefined =>
  payments?.days.find(({ missing }) => missing.fen > 0n);

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
