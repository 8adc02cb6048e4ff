import { describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../src/domain/calendar/plain-date.ts';
import { plainWeek } from '../../../../src/domain/calendar/working-days.ts';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import {
  annualCostOf,
  arrivalDay,
  feeOf,
  financingCost,
  includedTax,
  interestOf,
} from '../../../../src/domain/trade/financing/financing-cost.ts';
import type { FundingTerms } from '../../../../src/domain/trade/financing/funding-programme.ts';

const terms: FundingTerms = {
  annualRate: 36_000,
  dayBasis: 360,
  interestTime: 'advance',
  interestBearer: 'supplier',
  feeRate: 1000,
  feeLeast: money('0.00'),
  feeMost: undefined,
  feeTaxRate: 60_000,
  hasRecourse: true,
  graceDays: 5,
  penaltyRate: 54_000,
  settlementDays: 3,
  cutOffHour: 16,
  startsOn: 'AUDITED',
  repaymentBank: '',
  repaymentAccount: '',
};

describe('interest', () => {
  it.each([
    ['1200000.00', 36_000, 119, 360, '14280.00'],
    ['1200000.00', 38_500, 121, 360, '15528.33'],
    ['1200000.00', 52_000, 124, 360, '21493.33'],
    ['860000.00', 34_000, 120, 360, '9746.67'],
    ['600000.00', 39_000, 153, 360, '9945.00'],
    // Half a fen is rounded up: 0.005 yuan.
    ['0.50', 36_000, 100, 360, '0.01'],
    // Just below half a fen.
    ['0.49', 36_000, 100, 360, '0.00'],
    ['365000.00', 36_500, 1, 365, '36.50'],
    ['365000.00', 36_500, 366, 365, '13359.00'],
    ['1000000.00', 0, 365, 360, '0.00'],
    ['1000000.00', 36_000, 0, 360, '0.00'],
    ['99999999999.98', 240_000, 366, 360, '24400000000.00'],
  ] as const)('of %s at %i millionths for %i days on a basis of %i is %s', (amount, rate, days, basis, expected) => {
    expect(moneyToText(interestOf(money(amount), rate, days, basis))).toBe(expected);
  });

  it('is not computed for negative days', () => {
    expect(() => interestOf(money('1.00'), 36_000, -1, 360)).toThrow(RangeError);
  });
});

describe('a fee', () => {
  it.each([
    ['1200000.00', 1000, '0.00', undefined, '1200.00'],
    ['1000.00', 1000, '50.00', undefined, '50.00'],
    ['90000000.00', 1000, '50.00', '3000.00', '3000.00'],
    ['5.00', 1000, '0.00', undefined, '0.01'],
    ['4.99', 1000, '0.00', undefined, '0.00'],
  ])('for %s at %i millionths, at least %s and at most %s, is %s', (amount, feeRate, least, most, expected) => {
    const bounds = { feeRate, feeLeast: money(least), feeMost: most === undefined ? undefined : money(most) };
    expect(moneyToText(feeOf(money(amount), bounds))).toBe(expected);
  });

  it.each([
    ['1200.00', 60_000, '67.92'],
    ['1.06', 60_000, '0.06'],
    ['0.00', 60_000, '0.00'],
    ['100.00', 0, '0.00'],
  ])('of %s includes the tax at %i millionths: %s', (fee, rate, expected) => {
    expect(moneyToText(includedTax(money(fee), rate))).toBe(expected);
  });
});

describe('the annual cost', () => {
  it.each([
    ['15480.00', '1184520.00', 119, 39_535],
    ['16728.33', '1183271.67', 121, 42_062],
    ['21493.33', '1178506.67', 124, 52_948],
    ['10545.00', '589455.00', 153, 42_093],
  ])('of costs %s for %s over %i days is %i millionths', (cost, net, days, expected) => {
    expect(annualCostOf(money(cost), money(net), days)).toBe(expected);
  });

  it.each([
    ['0.00', 10],
    ['1.00', 0],
  ])('is unknown for a net of %s over %i days', (net, days) => {
    expect(annualCostOf(money('1.00'), money(net), days)).toBeUndefined();
  });
});

describe('the day of arrival', () => {
  // 2026-11-27 is a Friday.
  it.each([
    ['2026-11-27', 14, 0, '2026-11-27'],
    ['2026-11-27', 14, 1, '2026-11-30'],
    ['2026-11-27', 14, 3, '2026-12-02'],
    ['2026-11-27', 16, 0, '2026-11-30'],
    ['2026-11-27', 16, 1, '2026-12-01'],
    ['2026-11-28', 9, 0, '2026-11-30'],
    ['2026-11-29', 23, 2, '2026-12-02'],
  ])('of an approval on %s at %i:00 with %i working days is %s', (day, hour, settlementDays, expected) => {
    const approvedAt = shanghaiInstant(day, hour);
    expect(arrivalDay(approvedAt, { settlementDays, cutOffHour: 16 }, plainWeek).day).toBe(expected);
  });
});

describe('the cost of a financing', () => {
  const costOf = (changes: Partial<FundingTerms>) => {
    const { interest, fee, cost, net, days } = financingCost(
      money('1200000.00'),
      { ...terms, ...changes },
      '2026-12-02',
      '2027-03-31',
    );
    const texts = [interest, fee, cost, net].map(moneyToText);
    return { days, interest: texts[0], fee: texts[1], cost: texts[2], net: texts[3] };
  };

  it.each([
    ['interest in advance', {}, { cost: '15480.00', net: '1184520.00' }],
    ['interest at maturity', { interestTime: 'maturity' }, { cost: '15480.00', net: '1198800.00' }],
    ['interest that the issuer bears', { interestBearer: 'issuer' }, { cost: '1200.00', net: '1198800.00' }],
  ] as const)('with %s', (_name, changes, expected) => {
    expect(costOf(changes)).toEqual({ days: 119, interest: '14280.00', fee: '1200.00', ...expected });
  });

  it('pays out nothing where costs use up the amount, and never less', () => {
    const { net, annualCost } = financingCost(
      money('10.00'),
      { ...terms, feeLeast: money('50.00') },
      '2026-12-02',
      '2027-03-31',
    );
    expect({ net: moneyToText(net), annualCost }).toEqual({ net: '0.00', annualCost: undefined });
  });

  it('counts no days after the due date', () => {
    expect(financingCost(money('100.00'), terms, '2027-04-01', '2027-03-31').days).toBe(0);
  });
});
