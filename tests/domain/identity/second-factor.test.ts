import { describe, expect, it } from 'vitest';
import {
  afterFirstProof,
  needsSecondProof,
  trustLife,
  isTrustValid,
} from '../../../src/domain/identity/second-factor.ts';

describe('a second proof', () => {
  it.each([
    [false, undefined, false],
    [true, undefined, true],
    [false, 1000, true],
    [false, 1001, false],
    [true, 1001, true],
  ])('with the switch at %s and a demand from %s is required: %s', (isOn, demandedFrom, wanted) => {
    expect(needsSecondProof({ isOn, demandedFrom }, 1000)).toBe(wanted);
  });

  it.each([
    ['password', false, false, 'enter'],
    ['password', true, false, 'second-proof'],
    ['password', true, true, 'enter'],
    ['sms', false, false, 'enter'],
    ['sms', true, false, 'password-first'],
    ['sms', true, true, 'password-first'],
    ['partner', false, false, 'enter'],
    ['partner', true, false, 'password-first'],
    ['partner', true, true, 'password-first'],
    ['key', false, false, 'enter'],
    ['key', true, false, 'enter'],
    ['key', true, true, 'enter'],
  ] as const)('after a first proof by %s, required %s and trusted %s: %s', (first, isWanted, isTrusted, next) => {
    expect(afterFirstProof(first, { isWanted, isTrusted })).toBe(next);
  });

  it('is replaced by a trusted device for thirty days', () => {
    expect([
      trustLife / 86_400_000,
      isTrustValid({ trustedAt: 5 }, 5 + trustLife - 1),
      isTrustValid({ trustedAt: 5 }, 5 + trustLife),
    ]).toEqual([30, true, false]);
  });
});
