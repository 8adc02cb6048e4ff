import { describe, expect, it } from 'vitest';
import { money, zeroMoney } from '../../../src/domain/money/money.ts';
import { isIssuing } from '../../../src/domain/trade/shared/application-policy.ts';
import { decisionReasonsOf } from '../../../src/domain/trade/shared/decision-reasons.ts';
import { hasFailedLater, isWithoutEffect } from '../../../src/domain/trade/shared/trade-application.ts';
import { proposalItem } from '../../../src/domain/trade/shared/waiting-proposal.ts';

describe('an approval in a history', () => {
  it.each([
    ['submitted approved', 1, false],
    ['submitted approved approved', 1, false],
    ['submitted approved returned', 1, true],
    ['submitted approved approved lapsed', 1, true],
    ['submitted approved withdrawn', 1, true],
    ['submitted approved rejected', 1, true],
    ['submitted approved refused-by-rule', 1, true],
    // A return before the approval does not undo the approval.
    ['submitted returned submitted approved', 3, false],
    ['submitted returned submitted', 0, false],
    ['submitted approved', 7, false],
  ])('of %s at place %i had no effect: %s', (events, index, is) => {
    const history = events.split(' ').map((event) => ({ event })) as Parameters<typeof isWithoutEffect>[0];
    expect(isWithoutEffect(history, index)).toBe(is);
  });
});

it.each([
  ['issue', 'amount due-date payee papers business other'],
  ['payroll-issue', 'amount due-date payee payroll papers business other'],
  ['transfer', 'amount due-date payee papers business other'],
  ['correction', 'entry-right amount unexplained other'],
  [undefined, 'amount due-date payee papers business other'],
] as const)('an application of %s is returned or rejected for %s', (act, reasons) => {
  expect(decisionReasonsOf(act).join(' ')).toBe(reasons);
});

it('an issue is for a delivery or for wages', () => {
  const acts = ['issue', 'payroll-issue', 'issue-recall', 'transfer', undefined] as const;
  expect(acts.filter(isIssuing)).toEqual(['issue', 'payroll-issue']);
});

describe('a proposal in a queue', () => {
  const about = { id: 'P-1', kind: 'credit', makerName: '宋北辰', proposedAt: 7 } as const;

  it('of a threshold has its amount, and can be confirmed until the day before its first one', () => {
    const threshold = { ...about, what: 'review-threshold', amount: money('9.00'), validFrom: '2027-01-01' } as const;
    expect(proposalItem(threshold)).toEqual({ amount: money('9.00'), since: 7, until: '2026-12-31' });
  });

  it('of a supplier has neither amount nor last day', () => {
    const recommendation = { ...about, what: 'supplier-recommendation', name: '青禾' } as const;
    expect(proposalItem(recommendation)).toEqual({ amount: zeroMoney, since: 7, until: '' });
  });
});

it.each([
  [undefined, false],
  ['part-returned', false],
  ['returned', true],
  ['financing-ended', true],
] as const)('an effective application that later is %s has come to nothing: %s', (later, is) => {
  expect(hasFailedLater(later)).toBe(is);
});
