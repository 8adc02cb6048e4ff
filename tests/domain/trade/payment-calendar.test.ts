import { describe, expect, it } from 'vitest';
import { plainWeek } from '../../../src/domain/calendar/working-days.ts';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import { paymentDays } from '../../../src/domain/trade/shared/payment-calendar.ts';

const owed = (dueOn: string, amount: string, count = 1) => ({ dueOn, count, amount: money(amount) });
// Friday, Saturday, Monday, and the Wednesday after.
const all = [
  owed('2026-12-09', '40.00'),
  owed('2026-12-04', '10.00'),
  owed('2026-12-07', '30.00', 2),
  owed('2026-12-05', '20.00'),
];

const missingWith = (balance: string | undefined): readonly string[] =>
  paymentDays(all, balance === undefined ? undefined : money(balance), plainWeek).map(({ missing }) =>
    moneyToText(missing),
  );

describe('the days on which an issuer pays', () => {
  it('are working days in their order; what is due on a weekend is added to Monday', () => {
    const days = paymentDays(all, undefined, plainWeek);
    expect(days.map(({ day, count, amount, dueDates }) => [day, count, moneyToText(amount), dueDates])).toEqual([
      ['2026-12-04', 1, '10.00', ['2026-12-04']],
      ['2026-12-07', 3, '50.00', ['2026-12-05', '2026-12-07']],
      ['2026-12-09', 1, '40.00', ['2026-12-09']],
    ]);
  });

  it('name the payees from five working days before', () => {
    expect(paymentDays(all, undefined, plainWeek).map(({ namedFrom }) => namedFrom)).toEqual([
      '2026-11-27',
      '2026-11-30',
      '2026-12-02',
    ]);
  });

  it.each([
    [undefined, ['0.00', '0.00', '0.00']],
    ['100.00', ['0.00', '0.00', '0.00']],
    ['99.99', ['0.00', '0.00', '0.01']],
    ['60.00', ['0.00', '0.00', '40.00']],
    ['59.99', ['0.00', '0.01', '40.01']],
    ['0.00', ['10.00', '60.00', '100.00']],
  ] as const)('lack of a balance of %s what it does not cover of this day and those before', (balance, missing) => {
    expect(missingWith(balance)).toEqual(missing);
  });

  it('are none where nothing is owed', () => {
    expect(paymentDays([], money('1.00'), plainWeek)).toEqual([]);
  });
});
