import { describe, expect, it } from 'vitest';
import {
  blocksDisbursement,
  canBecome,
  isBankReference,
  maxReferenceCharacters,
  paymentStates,
} from '../../../../src/domain/trade/financing/payment.ts';

describe('a payment', () => {
  it('allows these transitions only', () => {
    const steps = paymentStates.flatMap((from) =>
      paymentStates.filter((to) => canBecome(from, to)).map((to) => `${from} ${to}`),
    );
    expect(steps).toEqual([
      'EXPECTED INSTRUCTED',
      'EXPECTED CONFIRMED',
      'INSTRUCTED CONFIRMED',
      'INSTRUCTED FAILED',
      'CONFIRMED RETURNED',
      'FAILED INSTRUCTED',
    ]);
  });

  it('blocks a second disbursement unless it failed or was returned', () => {
    expect(paymentStates.filter((state) => !blocksDisbursement(state))).toEqual(['FAILED', 'RETURNED']);
  });

  it.each([
    ['BK-2026-1', true],
    ['7', true],
    ['A'.repeat(maxReferenceCharacters), true],
    ['A'.repeat(maxReferenceCharacters + 1), false],
    ['', false],
    ['BK 1', false],
    ['BK-1\n', false],
    ['凭证1', false],
  ])('accepts %j as a bank reference: %s', (text, is) => {
    expect(isBankReference(text)).toBe(is);
  });
});
