import { describe, expect, it } from 'vitest';
import { codeLife, isCodeValid, countText, textWaitMs } from '../../../src/domain/identity/verify-codes.ts';
import { mobileNumber } from '../../../src/domain/text/mobile-number.ts';

const sent = { sentAt: 1000, wrong: 0, spent: false };

describe('a verification code', () => {
  it('is valid for five minutes, until five wrong answers, and once', () => {
    expect([isCodeValid(sent, 1000 + codeLife - 1), isCodeValid(sent, 1000 + codeLife)]).toEqual([true, false]);
    expect([isCodeValid({ ...sent, wrong: 4 }, 1000), isCodeValid({ ...sent, wrong: 5 }, 1000)]).toEqual([true, false]);
    expect(isCodeValid({ ...sent, spent: true }, 1000)).toBe(false);
  });
});

describe('text messages to one number', () => {
  it('are sent a minute apart, and pause for an hour after ten in a row', () => {
    expect(textWaitMs(undefined, 0)).toBe(0);
    const ninth = { failures: 9, lastFailureAt: 1_000_000 };
    expect([textWaitMs(ninth, 1_000_000), textWaitMs(ninth, 1_059_999), textWaitMs(ninth, 1_060_000)]).toEqual([
      60_000, 1, 0,
    ]);
    const tenth = countText(ninth, 1_060_000);
    expect(tenth).toEqual({ failures: 10, lastFailureAt: 1_060_000 });
    expect([textWaitMs(tenth, 1_120_000), textWaitMs(tenth, 4_660_000)]).toEqual([3_540_000, 0]);
    expect(countText(tenth, 4_660_000)).toEqual({ failures: 1, lastFailureAt: 4_660_000 });
    expect(countText(undefined, 5)).toEqual({ failures: 1, lastFailureAt: 5 });
  });
});

describe('a typed mobile number', () => {
  it.each([
    ['14000001001', '14000001001'],
    ['140 0000-1001', '14000001001'],
    ['+86 140 0000 1001', '14000001001'],
    ['8614000001001', '14000001001'],
    ['1400000100', undefined],
    ['140000010011', undefined],
    ['24000001001', undefined],
    ['', undefined],
    ['1400000100a', undefined],
  ])('%j is read as %j', (typed, mobile) => {
    expect(mobileNumber(typed)).toBe(mobile);
  });
});
