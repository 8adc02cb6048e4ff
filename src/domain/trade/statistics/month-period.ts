import type { PlainDate } from '../../calendar/plain-date.ts';

/** Calendar months from one to another, both included, as `YYYY-MM`. */
export interface MonthPeriod {
  readonly from: string;
  readonly to: string;
}

/** Longest period of statistics, in months. */
export const mostMonths = 36;

/** Usual periods. `recent`: six months. */
export const usualPeriods = ['month', 'recent', 'year'] as const;
export type UsualPeriod = (typeof usualPeriods)[number];

const recentMonths = 6;

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOf = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Months of a period, the earliest first. */
export const monthsOf = ({ from, to }: MonthPeriod): readonly string[] =>
  Array.from({ length: Math.max(0, indexOf(to) - indexOf(from) + 1) }, (_each, index) =>
    monthOf(indexOf(from) + index),
  );

/** A usual period that ends with the month of a day. */
export function usualPeriod(usual: UsualPeriod, today: PlainDate): MonthPeriod {
  const to = today.slice(0, 7);
  if (usual === 'month') return { from: to, to };
  return { from: usual === 'year' ? `${to.slice(0, 4)}-01` : monthOf(indexOf(to) - recentMonths + 1), to };
}

/** The period of the same length that ends before another one begins. */
export function periodBefore({ from, to }: MonthPeriod): MonthPeriod {
  const length = indexOf(to) - indexOf(from) + 1;
  return { from: monthOf(indexOf(from) - length), to: monthOf(indexOf(from) - 1) };
}

/** Whether a period is one that statistics can be asked for: in order, and not too long. */
export const isAskable = ({ from, to }: MonthPeriod): boolean =>
  isMonth(from) && isMonth(to) && from <= to && indexOf(to) - indexOf(from) < mostMonths;

/** First and last day of a period. The last day is that of a calendar month. */
export function daysOfPeriod({ from, to }: MonthPeriod): { readonly from: PlainDate; readonly to: PlainDate } {
  const last = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)), 0)).getUTCDate();
  return { from: `${from}-01`, to: `${to}-${String(last).padStart(2, '0')}` };
}
