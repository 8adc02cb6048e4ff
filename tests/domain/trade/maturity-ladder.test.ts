import { describe, expect, it } from 'vitest';
import { money, moneyToText, sumMoney } from '../../../src/domain/money/money.ts';
import { ladderOf, type DueMonth } from '../../../src/domain/trade/shared/maturity-ladder.ts';

const due = (month: string, count: number, amount: string): DueMonth => ({ month, count, amount: money(amount) });
const told = (months: readonly DueMonth[], today = '2026-11-27') =>
  ladderOf(months, today).map(({ span, month, count, amount }) => `${span} ${month} ${count} ${moneyToText(amount)}`);

describe('the maturity ladder', () => {
  it('has a step for this month and the six after it, over the end of a year', () => {
    expect(told([due('2026-12', 2, '5.00')])).toEqual([
      'month 2026-11 0 0.00',
      'month 2026-12 2 5.00',
      'month 2027-01 0 0.00',
      'month 2027-02 0 0.00',
      'month 2027-03 0 0.00',
      'month 2027-04 0 0.00',
      'month 2027-05 0 0.00',
    ]);
  });

  it('puts what fell due before, and what falls due after, into one step each', () => {
    const months = [
      due('2025-01', 1, '1.00'),
      due('2026-10', 2, '0.10'),
      due('2026-11', 1, '7.00'),
      due('2027-06', 1, '20.00'),
      due('2027-12', 3, '3.00'),
    ];
    const steps = told(months);
    expect([steps[0], steps[1], steps.at(-1), steps.length]).toEqual([
      'before 2026-11 3 1.10',
      'month 2026-11 1 7.00',
      'later 2027-06 4 23.00',
      9,
    ]);
    const sum = sumMoney(ladderOf(months, '2026-11-27').map(({ amount }) => amount));
    expect(sum).toEqual(sumMoney(months.map(({ amount }) => amount)));
  });
});
