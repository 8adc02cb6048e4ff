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

  it('puts earlier and later due dates into one step each', () => {
    const months = [
      due('2025-01', 1, '1.00'),
      due('2026-10', 2, '0.10'),
      due('2026-11', 1, '7.00'),
      due('2027-06', 1, '20.00'),
      due('2027-12', 3, '3.00'),
    ];
    const steps = told(months);
    expect([steps[0], steps[1], steps.at(-1), steps.length]).toEqual([
      'overdue 2026-11 3 1.10',
      'month 2026-11 1 7.00',
      'later 2027-06 4 23.00',
      9,
    ]);
    const sum = sumMoney(ladderOf(months, '2026-11-27').map(({ amount }) => amount));
    expect(sum).toEqual(sumMoney(months.map(({ amount }) => amount)));
  });

  it('keeps overdue amounts of this month separate from future ones', () => {
    const months = [due('2026-10', 2, '0.10'), due('2026-11', 3, '7.00')];
    const late = { count: 4, amount: money('5.10') };
    const steps = ladderOf(months, '2026-11-27', late).slice(0, 2);
    expect(steps.map(({ span, count, amount }) => [span, count, moneyToText(amount)])).toEqual([
      ['overdue', 4, '5.10'],
      ['month', 1, '2.00'],
    ]);
  });

  it('counts what was due on a day off of the month before, and is paid now, to this month', () => {
    const late = { count: 0, amount: money('0.00') };
    const [first] = ladderOf([due('2026-10', 1, '3.00')], '2026-11-01', late);
    expect(first && [first.span, first.count, moneyToText(first.amount)]).toEqual(['month', 1, '3.00']);
  });
});
