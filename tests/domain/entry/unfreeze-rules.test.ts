import { describe, expect, it } from 'vitest';
import { maxReasonCharacters, unfreezeDecision, unfreezeReason } from '../../../src/domain/identity/unfreeze-rules.ts';

describe('a request to unfreeze an account', () => {
  it.each([
    [{ isFrozen: false, isLocked: false, unlockedLately: 9 }, 'nothing'],
    [{ isFrozen: false, isLocked: true, unlockedLately: 2 }, 'unlock'],
    [{ isFrozen: false, isLocked: true, unlockedLately: 3 }, 'often'],
    [{ isFrozen: true, isLocked: false, unlockedLately: 0 }, 'frozen'],
    [{ isFrozen: true, isLocked: true, unlockedLately: 3 }, 'frozen'],
  ] as const)('with %j leads to: %s', (account, decision) => {
    expect(unfreezeDecision(account)).toBe(decision);
  });

  it('needs a reason of limited length', () => {
    expect([
      unfreezeReason(' 忘记密码 '),
      unfreezeReason(' \n '),
      unfreezeReason('𠮷'.repeat(maxReasonCharacters))?.length,
      unfreezeReason('长'.repeat(maxReasonCharacters + 1)),
    ]).toEqual(['忘记密码', undefined, 2 * maxReasonCharacters, undefined]);
  });
});
