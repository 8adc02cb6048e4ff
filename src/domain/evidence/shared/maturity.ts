import { addDays, type PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';

/**
 * Ranges of due dates: overdue, and ranges counted from today (checklist 1.4, home). Each day is in exactly one range.
 */
export const maturitySpans = ['overdue', '30', '60', '90', '180', 'later'] as const;
export type MaturitySpan = (typeof maturitySpans)[number];

/** Range of Shanghai days, inclusive; undefined for no bound. */
export interface DayRange {
  readonly from: PlainDate | undefined;
  readonly to: PlainDate | undefined;
}

/** Last day of each range, counted from today. */
const lastDays: Readonly<Record<MaturitySpan, number | undefined>> = {
  overdue: -1,
  '30': 30,
  '60': 60,
  '90': 90,
  '180': 180,
  later: undefined,
};

/** Days of a range, relative to a Shanghai day. */
export function daysOf(span: MaturitySpan, today: PlainDate): DayRange {
  const previous = maturitySpans[maturitySpans.indexOf(span) - 1];
  const [before, last] = [previous && lastDays[previous], lastDays[span]];
  return {
    from: before === undefined ? undefined : addDays(today, before + 1),
    to: last === undefined ? undefined : addDays(today, last),
  };
}

export function isMaturitySpan(text: string): text is MaturitySpan {
  return (maturitySpans as readonly string[]).includes(text);
}

/** Number of receivables, and their total amount. */
export interface ReceivableTotals {
  readonly count: number;
  readonly amount: Money;
}
