import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthAfter } from '../../../../src/domain/calendar/months.ts';
import {
  daysOfPeriod,
  isAskable,
  longestPeriod,
  monthsOf,
  maxPeriodMonths,
  periodBefore,
  defaultPeriod,
} from '../../../../src/domain/trade/statistics/month-period.ts';

const periods = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: maxPeriodMonths }))
  .map(([from, length]) => ({ from: monthAfter('2020-01', from), to: monthAfter('2020-01', from + length - 1) }));

describe('a period of months', () => {
  it('can be asked for up to 36 months, and follows the one before it without a gap', () => {
    fc.assert(
      fc.property(periods, (period) => {
        const before = periodBefore(period);
        expect([isAskable(period), isAskable(before)]).toEqual([true, true]);
        expect(monthsOf(before)).toHaveLength(monthsOf(period).length);
        expect(monthAfter(before.to, 1)).toBe(period.from);
        expect([monthsOf(period)[0], monthsOf(period).at(-1)]).toEqual([period.from, period.to]);
      }),
    );
  });

  it.each([
    [{ from: '2026-01', to: '2026-01' }, true],
    [{ from: '2024-01', to: '2026-12' }, true],
    [{ from: '2023-12', to: '2026-12' }, false],
    [{ from: '2026-02', to: '2026-01' }, false],
    [{ from: '2026-13', to: '2026-12' }, false],
    [{ from: '', to: '' }, false],
  ])('%j can be asked for: %s', (period, can) => {
    expect(isAskable(period)).toBe(can);
  });

  it('is at most 36 months long, and usually one, six, or this year', () => {
    expect(longestPeriod('2026-11-27')).toEqual({ from: '2023-12', to: '2026-11' });
    expect(monthsOf(longestPeriod('2026-11-27'))).toHaveLength(maxPeriodMonths);
    expect(defaultPeriod('month', '2026-11-27')).toEqual({ from: '2026-11', to: '2026-11' });
    expect(defaultPeriod('recent', '2026-03-01')).toEqual({ from: '2025-10', to: '2026-03' });
    expect(defaultPeriod('year', '2026-11-27')).toEqual({ from: '2026-01', to: '2026-11' });
    expect(monthsOf({ from: '2026-02', to: '2026-01' })).toEqual([]);
  });

  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('that ends with %s ends on %s', (to, day) => {
    expect(daysOfPeriod({ from: '2026-01', to })).toEqual({ from: '2026-01-01', to: day });
  });
});
