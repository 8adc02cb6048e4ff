import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { sumMoney, type Money } from '../../../domain/money/money.ts';
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

/** The steps of the ladder of some months, from the month of a day on. `late`: what is overdue, where that is known. */
export function ladderBars(
  months: readonly DueMonth[],
  today: PlainDate,
  late?: Pick<DueMonth, 'count' | 'amount'>,
): readonly LadderBar[] {
  const steps = ladderOf(months, today, late);
  const highest = steps.reduce((most, { amount }) => (amount.fen > most ? amount.fen : most), 0n);
  return steps.map((step) => ({
    ...step,
    share: highest === 0n ? 0 : Number((step.amount.fen * 1000n) / highest) / 1000,
  }));
}

export const ladderTotalOf = (months: readonly DueMonth[]): LadderTotal => ({
  count: months.reduce((sum, { count }) => sum + count, 0),
  amount: sumMoney(months.map(({ amount }) => amount)),
});
