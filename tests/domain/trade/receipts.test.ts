import { describe, expect, it } from 'vitest';
import { plainWeek } from '../../../src/domain/calendar/working-days.ts';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import { receiptDays, type HeldDay } from '../../../src/domain/trade/shared/expected-receipts.ts';

const held = (dueOn: string, amount: string, issuer = 'C-1', count = 1): HeldDay => ({
  dueOn,
  issuerId: issuer,
  issuerName: `Company ${issuer}`,
  count,
  amount: money(amount),
});

describe('the days on which a holder is to be paid', () => {
  it('combine due dates that move to the same working day', () => {
    // 28 and 29 November 2026 are a weekend.
    const days = receiptDays(
      [held('2026-11-30', '3.00', 'C-1', 2), held('2026-11-28', '1.00'), held('2026-11-27', '5.00')],
      plainWeek,
    );
    expect(days.map(({ day, due, count, amount }) => ({ day, due, count, amount: moneyToText(amount) }))).toEqual([
      { day: '2026-11-27', due: { from: '2026-11-27', to: '2026-11-27' }, count: 1, amount: '5.00' },
      { day: '2026-11-30', due: { from: '2026-11-28', to: '2026-11-30' }, count: 3, amount: '4.00' },
    ]);
  });

  it('name each payer once, the largest amount first, then by name', () => {
    const [day] = receiptDays(
      [
        held('2026-11-28', '1.00', 'C-3'),
        held('2026-11-30', '2.00', 'C-2'),
        held('2026-11-30', '2.00', 'C-1'),
        held('2026-11-29', '6.00', 'C-3'),
      ],
      plainWeek,
    );
    expect(day?.payers.map(({ companyName, amount }) => [companyName, moneyToText(amount)])).toEqual([
      ['Company C-3', '7.00'],
      ['Company C-1', '2.00'],
      ['Company C-2', '2.00'],
    ]);
  });

  it('may still move in a year whose days off are not announced', () => {
    const announced = { ...plainWeek, announced: new Set([2026]) };
    const days = receiptDays([held('2026-11-30', '1.00'), held('2031-05-05', '1.00')], announced);
    expect(days.map(({ about }) => about)).toEqual([false, true]);
  });

  it('may still move where one of the due dates may', () => {
    // 31 December 2026 and 1 January 2027 are paid on one day where the first is a holiday.
    const announced = { ...plainWeek, holidays: new Set(['2026-12-31']), announced: new Set([2026]) };
    const days = receiptDays([held('2026-12-31', '1.00'), held('2026-12-30', '1.00')], announced);
    expect(days.map(({ day, about, due }) => ({ day, about, due }))).toEqual([
      { day: '2026-12-30', about: false, due: { from: '2026-12-30', to: '2026-12-30' } },
      { day: '2027-01-01', about: true, due: { from: '2026-12-31', to: '2026-12-31' } },
    ]);
  });

  it('are none for nothing', () => {
    expect(receiptDays([], plainWeek)).toEqual([]);
  });
});
