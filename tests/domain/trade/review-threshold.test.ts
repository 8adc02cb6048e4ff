import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import { defaultReviewAmount } from '../../../src/domain/trade/shared/issue-rules.ts';
import {
  laterThresholds,
  mayChangeThreshold,
  reviewAmountOn,
  thresholdDays,
  thresholdProblems,
  wantedThreshold,
  type ConfirmedThreshold,
  type TypedThreshold,
} from '../../../src/domain/trade/shared/review-threshold.ts';

const today = '2026-11-27';
const set = (amount: string, validFrom: string, decidedAt = 0): ConfirmedThreshold => ({
  amount: money(amount),
  validFrom,
  decidedAt,
});
const confirmed = [set('300.00', '2026-12-01', 5), set('100.00', '2026-11-01'), set('200.00', '2026-12-01', 9)];

describe('the threshold of the final review', () => {
  it.each([
    ['2026-10-31', moneyToText(defaultReviewAmount)],
    ['2026-11-01', '100.00'],
    ['2026-11-30', '100.00'],
    // Two apply from this day: the one that was confirmed later is used.
    ['2026-12-01', '200.00'],
    ['2027-12-31', '200.00'],
  ])('on %s is %s', (day, expected) => {
    expect(moneyToText(reviewAmountOn(confirmed, day))).toBe(expected);
  });

  it('is said for each later day once', () => {
    expect(
      laterThresholds(confirmed, today).map(({ amount, validFrom }) => `${validFrom} ${moneyToText(amount)}`),
    ).toEqual(['2026-12-01 200.00']);
    expect(laterThresholds(confirmed, '2026-12-01')).toEqual([]);
  });

  it('does not depend on the order in which changes are read', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...confirmed, set('50.00', '2027-01-01', 2)], { minLength: 1 }),
        fc.constantFrom('2026-11-15', '2026-12-15', '2027-02-01'),
        (some, day) => {
          expect(reviewAmountOn(some, day)).toEqual(reviewAmountOn(some.toReversed(), day));
        },
      ),
    );
  });

  it.each([
    ['ROLE_CORE_DIRECTOR', true],
    ['CORE_FINAL_REVIEW', true],
    ['ROLE_CORE_OPERATOR', false],
    ['ROLE_CORP_DIRECTOR', false],
    ['QUERY', false],
    ['constructor', false],
  ])('is changed by %s: %j', (role, expected) => {
    expect(mayChangeThreshold(role)).toBe(expected);
  });
});

describe('a proposal of a threshold', () => {
  const right: TypedThreshold = { amount: '5,000,000.00', validFrom: '2026-12-15', reason: '年度授权' };

  it('has a first day from tomorrow to a year ahead', () => {
    expect(thresholdDays(today)).toEqual({ earliest: '2026-11-28', latest: '2027-11-27' });
    expect(thresholdProblems(right, confirmed, today)).toEqual({});
    expect(wantedThreshold(right)).toEqual({ amount: money('5000000.00'), validFrom: '2026-12-15' });
  });

  it.each<[Partial<TypedThreshold>, object]>([
    [{ amount: '' }, { amount: 'amount' }],
    [{ amount: 'constructor' }, { amount: 'amount' }],
    [{ amount: '1e6' }, { amount: 'amount' }],
    [{ amount: '0' }, { amount: 'zero' }],
    [{ amount: '-1' }, { amount: 'zero' }],
    [{ amount: '99999999999999' }, { amount: 'too-large' }],
    [{ amount: '２００.００' }, { amount: 'same' }],
    [{ amount: '100.00' }, {}],
    [{ amount: '100.00', validFrom: '2026-11-28' }, { amount: 'same' }],
    [{ validFrom: '' }, { validFrom: 'no-day' }],
    [{ validFrom: '2027-02-29' }, { validFrom: 'no-day' }],
    [{ validFrom: today }, { validFrom: 'past' }],
    [{ validFrom: '2027-11-27' }, {}],
    [{ validFrom: '2027-11-28' }, { validFrom: 'too-far' }],
    [{ reason: ' \u200b' }, { reason: 'no-reason' }],
    [{ reason: '很'.repeat(201) }, { reason: 'long-reason' }],
    [
      { amount: 'x', validFrom: 'y', reason: '' },
      { amount: 'amount', validFrom: 'no-day', reason: 'no-reason' },
    ],
  ])('with %j has the problems %j', (change, expected) => {
    expect(thresholdProblems({ ...right, ...change }, confirmed, today)).toEqual(expected);
  });
});
