import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { sumMoney, zeroMoney, type Money } from '../../../domain/money/money.ts';
import { ladderOf, type DueMonth, type LadderStep } from '../../../domain/trade/shared/maturity-ladder.ts';
import type { TradeSide } from '../../../domain/trade/shared/work-areas.ts';

/** A bar of the maturity ladder. */
export interface LadderBar extends LadderStep {
  /** The bar's height as a share of the highest bar, from 0 to 1. */
  readonly share: number;
}

export interface LadderTotal {
  readonly count: number;
  readonly amount: Money;
}

/** What the card of a maturity ladder shows. */
export interface ShownLadder {
  readonly side: TradeSide;
  readonly ladder: readonly LadderBar[];
  readonly ladderTotal: LadderTotal;
  /** Path of the list that the ladder sums up; undefined for none. */
  readonly ladderPath: string | undefined;
}

/** The highest of some amounts; zero of none. */
export const highestOf = (amounts: readonly Money[]): Money =>
  amounts.reduce((most, each) => (each.fen > most.fen ? each : most), zeroMoney);

/** Height of a bar as a share of the highest one, from 0 to 1. */
export const barShare = (amount: Money, highest: Money): number =>
  highest.fen <= 0n || amount.fen <= 0n ? 0 : Number((amount.fen * 1000n) / highest.fen) / 1000;

/** The steps of the ladder of some months, from the month of a day on. `late`: what is overdue, where that is known. */
export function ladderBars(
  months: readonly DueMonth[],
  today: PlainDate,
  late?: Pick<DueMonth, 'count' | 'amount'>,
): readonly LadderBar[] {
  const steps = ladderOf(months, today, late);
  const highest = highestOf(steps.map(({ amount }) => amount));
  return steps.map((step) => ({ ...step, share: barShare(step.amount, highest) }));
}

export const ladderTotalOf = (months: readonly DueMonth[]): LadderTotal => ({
  count: months.reduce((sum, { count }) => sum + count, 0),
  amount: sumMoney(months.map(({ amount }) => amount)),
});
