import { describe, expect, it } from 'vitest';
import { canEnterCode, proofLife, isProofValid } from '../../../src/domain/entry/recovery.ts';
import { codeLife, isTextLimitReached } from '../../../src/domain/identity/verify-codes.ts';

describe('a proof of identity', () => {
  it('is valid for ten minutes', () => {
    expect(
      [0, proofLife - 1, proofLife].map((later) =>
        isProofValid({ purpose: 'reset', provedAt: 1000 }, 'reset', 1000 + later),
      ),
    ).toEqual([true, true, false]);
    expect(proofLife).toBe(600_000);
  });
});

describe('a requested code', () => {
  it('is awaited while it is valid', () => {
    expect([0, codeLife - 1, codeLife].map((later) => canEnterCode(1000, 1000 + later))).toEqual([true, true, false]);
  });
});

describe('a phone number', () => {
  it('receives no message for an hour after ten in a row, but does after nine', () => {
    const row = (failures: number) => ({ failures, lastFailureAt: 1000 });
    expect([
      isTextLimitReached(undefined, 1000),
      isTextLimitReached(row(9), 1000),
      isTextLimitReached(row(10), 1000),
      isTextLimitReached(row(10), 1000 + 3_599_999),
      isTextLimitReached(row(10), 1000 + 3_600_000),
    ]).toEqual([false, false, true, true, false]);
  });
});
