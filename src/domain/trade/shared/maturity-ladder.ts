import { monthAfter } from '../../calendar/months.ts';
import type { PlainDate } from '../../calendar/plain-date.ts';
import { addMoney, zeroMoney, type Money } from '../../money/money.ts';

/** What falls due in one month. */
export interface DueMonth {
  /** `YYYY-MM` of the due dates. */
  readonly month: string;
  readonly count: number;
  readonly amount: Money;
}

/** A step of a maturity ladder: what is overdue, a month, or all months after the last that has a step. */
export interface LadderStep extends DueMonth {
  readonly span: 'overdue' | 'month' | 'later';
}

/** Number of months that have a step of their own, this month included. */
export const ladderMonths = 7;

/**
 * The steps of a maturity ladder from this month on, months without anything included. What is overdue, and what falls
 * due after the last month, has one step each, where there is any. This month's step has what is still to come. The
 * steps sum up to the months. `late`: what is overdue; where it is not known, that is what fell due before this month.
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
  // What was due before this month and is paid in it, after days off, is still to come.
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
