import { monthAfter } from '../../calendar/months.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import { addMoney, zeroMoney, type Money } from '../../money/money.ts';

/** Amounts that fall due in one month. */
export interface DueMonth {
  /** Month of the due dates, `YYYY-MM`. */
  readonly month: string;
  readonly count: number;
  readonly amount: Money;
}

/** A step of a maturity ladder: overdue amounts, one month, or all months after the last single one. */
export interface LadderStep extends DueMonth {
  readonly span: 'overdue' | 'month' | 'later';
}

/** Number of months with a step of their own, including the current one. */
export const ladderMonths = 7;

/**
 * Steps of a maturity ladder from the current month on, including empty months. Overdue amounts, and amounts after the
 * last month, have one step each where there are any. The current month's step has its future payments only. The steps
 * add up to the months. `late`: overdue amounts; where unknown, all amounts due before the current month.
 */
export function ladderOf(
  months: readonly DueMonth[],
  today: PlainDate,
  late?: Pick<DueMonth, 'count' | 'amount'>,
): readonly LadderStep[] {
  const first = today.slice(0, 7);
  const afterLast = monthAfter(first, ladderMonths);
  const sum = (span: LadderStep['span'], month: string, isIn: (month: string) => boolean): LadderStep =>
    months
      .filter((each) => isIn(each.month))
      .reduce<LadderStep>(
        (all, { count, amount }) => ({ ...all, count: all.count + count, amount: addMoney(all.amount, amount) }),
        { span, month, count: 0, amount: zeroMoney },
      );
  const isSome = ({ count }: LadderStep): boolean => count > 0;
  const overdue = { ...sum('overdue', first, (month) => month < first), ...late };
  // Amounts due before this month whose payment day is in this month, after days off, count as future payments.
  const untilNow = sum('month', first, (month) => month <= first);
  const thisMonth = {
    ...untilNow,
    count: untilNow.count - overdue.count,
    amount: { fen: untilNow.amount.fen - overdue.amount.fen },
  };
  return [
    ...[overdue].filter(isSome),
    thisMonth,
    ...Array.from({ length: ladderMonths - 1 }, (_each, index) => monthAfter(first, index + 1)).map((month) =>
      sum('month', month, (each) => each === month),
    ),
    ...[sum('later', afterLast, (month) => month >= afterLast)].filter(isSome),
  ];
}
