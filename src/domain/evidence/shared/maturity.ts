import { addDays, type PlainDate } from '../../calendar/plain-date.ts';
import type { Money } from '../../money/money.ts';

/**
 * Stretches of days in which receivables fall due, counted from today; the first holds what is overdue too (checklist
 * 1.4, home).
 */
export const maturityBands = ['30', '60', '90', '180', 'later'] as const;
export type MaturityBand = (typeof maturityBands)[number];

/** Filter of a list of receivables: one of the bands, or only overdue ones. */
export const maturitySpans = ['overdue', ...maturityBands] as const;
export type MaturitySpan = (typeof maturitySpans)[number];

/** From one Shanghai day to another, both counted; undefined for no bound. */
export interface DayRange {
  readonly from: PlainDate | undefined;
  readonly to: PlainDate | undefined;
}

const lastDays = [30, 60, 90, 180] as const;

/** The days of a span on a Shanghai day. Each day is in one band; days before today are also overdue. */
export function daysOf(span: MaturitySpan, today: PlainDate): DayRange {
  if (span === 'overdue') return { from: undefined, to: addDays(today, -1) };
  const index = maturityBands.indexOf(span);
  const [before, last] = [lastDays[index - 1], lastDays[index]];
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
