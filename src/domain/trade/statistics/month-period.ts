import { daysOfMonth, isMonth, monthAfter, monthIndex } from '../../calendar/months.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';

/** Calendar months `YYYY-MM`, inclusive. */
export interface MonthPeriod {
  readonly from: string;
  readonly to: string;
}

/** Maximum length of a period, in months. */
export const maxPeriodMonths = 36;

/** Predefined periods. `recent`: six months. */
export const predefinedPeriods = ['month', 'recent', 'year'] as const;
export type UsualPeriod = (typeof predefinedPeriods)[number];

const recentMonths = 6;

/** Number of months of a period. */
const lengthOf = ({ from, to }: MonthPeriod): number => monthIndex(to) - monthIndex(from) + 1;

/** Months of a period, the earliest first. */
export const monthsOf = (period: MonthPeriod): readonly string[] =>
  Array.from({ length: Math.max(0, lengthOf(period)) }, (_each, index) => monthAfter(period.from, index));

/** The longest period that ends with the month of a day. */
export function longestPeriod(today: PlainDate): MonthPeriod {
  const to = today.slice(0, 7);
  return { from: monthAfter(to, 1 - maxPeriodMonths), to };
}

/** A predefined period that ends with the month of a day. */
export function defaultPeriod(usual: UsualPeriod, today: PlainDate): MonthPeriod {
  const to = today.slice(0, 7);
  if (usual === 'month') return { from: to, to };
  return { from: usual === 'year' ? `${to.slice(0, 4)}-01` : monthAfter(to, 1 - recentMonths), to };
}

/** The period of the same length right before another one. */
export const periodBefore = (period: MonthPeriod): MonthPeriod => ({
  from: monthAfter(period.from, -lengthOf(period)),
  to: monthAfter(period.from, -1),
});

/** Whether a period has days that are still to come, so that it is not to be compared with a whole one. */
export const isRunning = ({ to }: Pick<MonthPeriod, 'to'>, today: PlainDate): boolean => to >= today.slice(0, 7);

/** Whether a period is valid for statistics: supported years, in order, and not too long. */
export const isAskable = ({ from, to }: MonthPeriod): boolean =>
  isMonth(from) && isMonth(to) && from <= to && lengthOf({ from, to }) <= maxPeriodMonths;

/** First and last day of a period. The last day is that of a calendar month. */
export function daysOfPeriod({ from, to }: MonthPeriod): { readonly from: PlainDate; readonly to: PlainDate } {
  const last = daysOfMonth(Number(to.slice(0, 4)), Number(to.slice(5, 7)));
  return { from: `${from}-01`, to: `${to}-${String(last).padStart(2, '0')}` };
}
