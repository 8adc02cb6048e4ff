import { describe, expect, it } from 'vitest';
import {
  repurchaseDueDate,
  lastDayOfGrace,
  lastDayOfState,
  repurchaseFrom,
} from '../../../../src/domain/trade/financing/financing-deadlines.ts';
import type { FinancingState } from '../../../../src/domain/trade/financing/financing-machine.ts';
import { mayHolidays } from '../rule-facts.ts';

/** A Monday. */
const today = '2027-04-12';

describe('the last day of a state of a financing', () => {
  it.each<readonly [FinancingState, string, string]>([
    // Within three working days of the payment day, nothing can be done with the instruments.
    ['MATERIALS', '2027-06-30', '2027-06-24'],
    ['FUNDER_REVIEW', '2027-06-30', '2027-06-24'],
    ['CONTRACT_SIGN', '2027-06-30', '2027-06-24'],
    ['DISBURSING', '2027-06-30', '2027-06-29'],
    // An answer is due after ten working days, but not after the instruments close.
    ['NEED_INFO', '2027-06-30', '2027-04-26'],
    ['NEED_INFO', '2027-04-30', '2027-04-26'],
    ['NEED_INFO', '2027-04-29', '2027-04-23'],
    ['NEED_INFO', '2027-04-28', '2027-04-22'],
    ['DISBURSED', '2027-06-30', ''],
    ['OVERDUE', '2027-04-01', ''],
    ['SETTLED', '2027-04-01', ''],
    ['REJECTED', '2027-06-30', ''],
  ])('%s with payment on %s is %s', (state, dueOn, lastDay) => {
    expect(lastDayOfState(state, dueOn, today, mayHolidays)).toBe(lastDay);
  });
});

describe('the days of grace', () => {
  it.each([
    [0, '2027-04-14', '2027-04-14'],
    [3, '2027-04-14', '2027-04-19'],
    [5, '2027-04-28', '2027-05-06'],
    [10, '2027-04-28', '2027-05-08'],
  ])('%i of them after %s end on %s, a working day', (graceDays, paysOn, lastDay) => {
    expect(lastDayOfGrace(paysOn, { graceDays }, mayHolidays)).toBe(lastDay);
  });

  it('are over on the day after, on which a repurchase can be requested', () => {
    expect(repurchaseFrom('2027-04-30')).toBe('2027-05-01');
  });
});

it.each([
  ['2027-04-12', '2027-04-19'],
  ['2027-04-30', '2027-05-11'],
])('a repurchase that is requested on %s is due by %s, five working days later', (on, lastDay) => {
  expect(repurchaseDueDate(on, mayHolidays)).toBe(lastDay);
});
