import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { sumMoney, zeroMoney, type Money } from '../../../domain/money/money.ts';
import { ladderOf, type DueMonth, type LadderStep } from '../../../domain/trade/shared/maturity-ladder.ts';
import { daysOfPeriod } from '../../../domain/trade/statistics/month-period.ts';
import type { TradeSide } from '../../../domain/trade/shared/work-areas.ts';
import { overduePathOf } from './due-payments.ts';

/** A bar of the maturity ladder. */
export interface LadderBar extends LadderStep {
  /** The bar's height as a share of the highest bar, from 0 to 1. */
  readonly share: number;
  /** Path of the list that the bar sums up; undefined if there is none, and for a bar of zero. */
  readonly path: string | undefined;
}

export interface LadderTotal {
  readonly count: number;
  readonly amount: Money;
}

/** The content of the card with a maturity ladder. */
export interface ShownLadder {
  readonly side: TradeSide;
  readonly ladder: readonly LadderBar[];
  readonly ladderTotal: LadderTotal;
  /** Path of the list that the ladder sums up; undefined for none. */
  readonly ladderPath: string | undefined;
}

/** The highest of some amounts; zero if there are none. */
export const highestOf = (amounts: readonly Money[]): Money =>
  amounts.reduce((most, each) => (each.fen > most.fen ? each : most), zeroMoney);

/** Height of a bar as a share of the highest one, from 0 to 1. */
export const barShare = (amount: Money, highest: Money): number =>
  highest.fen <= 0n || amount.fen <= 0n ? 0 : Number((amount.fen * 1000n) / highest.fen) / 1000;

/** A list that can be narrowed to due dates. */
export interface LadderList {
  readonly path: string;
  /** Path of what is overdue. */
  readonly overduePath: string | undefined;
  /** First due date of what is owed and not overdue; undefined if it is not known. */
  readonly aheadFrom: PlainDate | undefined;
}

/** Path of the list of the unpaid amounts of a step; undefined if no list has exactly these. */
function pathOfStep(
  { path: list, overduePath, aheadFrom }: LadderList,
  { span, month, count }: LadderStep,
  today: PlainDate,
  isSomeLate: boolean,
): string | undefined {
  if (count === 0) return undefined;
  const { from, to } = daysOfPeriod({ from: month, to: month });
  switch (span) {
    case 'overdue':
      return overduePath;
    case 'month':
      // Something overdue may have been due in this month as well.
      if (month !== today.slice(0, 7)) return `${list}?from=${from}&to=${to}`;
      if (!isSomeLate) return `${list}?to=${to}`;
      return aheadFrom === undefined ? undefined : `${list}?from=${aheadFrom}&to=${to}`;
    case 'later':
      return `${list}?from=${from}`;
  }
}

/**
 * The steps of the ladder, from the month of a day on. `late`: the overdue amount, if known. `list`: what the steps
 * lead to; undefined for a user without such a list.
 */
export function ladderBars(
  months: readonly DueMonth[],
  today: PlainDate,
  late?: Pick<DueMonth, 'count' | 'amount'>,
  list?: LadderList,
): readonly LadderBar[] {
  const steps = ladderOf(months, today, late);
  const highest = highestOf(steps.map(({ amount }) => amount));
  return steps.map((step) => ({
    ...step,
    share: barShare(step.amount, highest),
    path: list ? pathOfStep(list, step, today, steps[0]?.span === 'overdue') : undefined,
  }));
}

/** The list of a side that its ladder leads to; undefined for an empty path. */
export function ladderListOf(side: TradeSide, path: string | undefined, aheadFrom?: PlainDate): LadderList | undefined {
  if (!path) return undefined;
  return { path, overduePath: side === 'core' ? overduePathOf(path) : `${path}?part=overdue`, aheadFrom };
}

export const ladderTotalOf = (months: readonly DueMonth[]): LadderTotal => ({
  count: months.reduce((sum, { count }) => sum + count, 0),
  amount: sumMoney(months.map(({ amount }) => amount)),
});
