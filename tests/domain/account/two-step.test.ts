import { expect, it } from 'vitest';
import { twoStepAction } from '../../../src/domain/account/two-step.ts';

it.each([
  [false, undefined, '140****1001', false, 'switch-on'],
  [false, undefined, '', false, 'nowhere'],
  [false, undefined, '140****1001', true, 'switch-on'],
  [true, undefined, '140****1001', true, 'switch-off'],
  [true, undefined, '140****1001', false, 'needs-two'],
  [true, undefined, '', true, 'switch-off'],
  [true, undefined, '', false, 'needs-two'],
  [false, 5, '140****1001', false, 'demanded'],
  [true, 5, '140****1001', true, 'demanded'],
  [true, 5, '', false, 'demanded'],
] as const)(
  'two-step sign-in on %s, demanded from %s, to %s, by two proofs %s, offers: %s',
  (isOn, demandedFrom, mobile, twoProofs, action) => {
    expect(
      twoStepAction({ isOn, demandedFrom, mobile, twoProofs, since: undefined, lastUsedAt: undefined, devices: [] }),
    ).toBe(action);
  },
);
