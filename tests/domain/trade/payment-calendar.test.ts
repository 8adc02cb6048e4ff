import { describe, expect, it } from 'vitest';
import { plainWeek } from '../../../src/domain/calendar/working-days.ts';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import {
  lastNamedDate,
  lastOverdueDate,
  overdueOf,
  paymentDays,
} from '../../../src/domain/trade/shared/payment-calendar.ts';

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
  it('are working days in their order; amounts due on a weekend are added to Monday', () => {
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

  it.each(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'])(
    'on %s name the payees of payments due until one date',
    (today) => {
      const told = paymentDays(all, undefined, plainWeek).filter(({ namedFrom }) => namedFrom <= today);
      const last = lastNamedDate(today, plainWeek);
      expect(
        all
          .filter(({ dueOn }) => dueOn <= last)
          .map(({ dueOn }) => dueOn)
          .toSorted(),
      ).toEqual(told.flatMap(({ dueDates }) => dueDates));
    },
  );

  it.each([
    [undefined, ['0.00', '0.00', '0.00']],
    ['100.00', ['0.00', '0.00', '0.00']],
    ['99.99', ['0.00', '0.00', '0.01']],
    ['60.00', ['0.00', '0.00', '40.00']],
    ['59.99', ['0.00', '0.01', '40.01']],
    ['0.00', ['10.00', '60.00', '100.00']],
  ] as const)('lack of a balance of %s the uncovered amount of this day and those before', (balance, missing) => {
    expect(missingWith(balance)).toEqual(missing);
  });

  it('are none where nothing is owed', () => {
    expect(paymentDays([], money('1.00'), plainWeek)).toEqual([]);
  });
});

describe('an issuer’s late payments', () => {
  it.each([
    ['2026-12-04', undefined],
    ['2026-12-05', ['2026-12-04', 1, '10.00', '0.00']],
    ['2026-12-07', ['2026-12-04', 1, '10.00', '0.00']],
    ['2026-12-08', ['2026-12-04', 4, '60.00', '1.50']],
  ] as const)('on %s include amounts with an earlier payment day', (today, told) => {
    const beside = { dueOn: '2026-12-05', count: 0, amount: money('0.00'), beside: money('1.50') };
    const overdue = overdueOf(paymentDays([...all, beside], undefined, plainWeek), today);
    expect(overdue && [overdue.since, overdue.count, moneyToText(overdue.amount), moneyToText(overdue.beside)]).toEqual(
      told,
    );
  });

  it.each(['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-10'])(
    'on %s is all that is due until one date',
    (today) => {
      const last = lastOverdueDate(today, plainWeek);
      const late = all.filter(({ dueOn }) => dueOn <= last).reduce((sum, { count }) => sum + count, 0);
      expect(late).toBe(overdueOf(paymentDays(all, undefined, plainWeek), today)?.count ?? 0);
    },
  );

  it('is paid from a balance first, with what funders are owed beside', () => {
    const [first, second] = paymentDays(
      [{ ...owed('2026-12-04', '10.00'), beside: money('1.00') }, owed('2026-12-09', '5.00')],
      money('15.00'),
      plainWeek,
    );
    expect([first, second].map((each) => each && moneyToText(each.missing))).toEqual(['0.00', '1.00']);
  });
});
