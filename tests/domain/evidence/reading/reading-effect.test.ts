import { describe, expect, it } from 'vitest';
import { addEffects, readingEffect } from '../../../../src/domain/evidence/reading/reading-effect.ts';

describe('the effect of reading', () => {
  it.each([
    ['the value as read', { value: 'A', read: 'A' }, { kept: 1, corrected: 0, typed: 0 }],
    ['another value than read', { value: 'B', read: 'A' }, { kept: 0, corrected: 1, typed: 0 }],
    ['no value after one was read', { value: '', read: 'A' }, { kept: 0, corrected: 1, typed: 0 }],
    ['a typed value without a reading', { value: 'B', read: '' }, { kept: 0, corrected: 0, typed: 1 }],
    ['no value and no reading', { value: '', read: '' }, { kept: 0, corrected: 0, typed: 0 }],
  ] as const)('counts a field with %s', (_what, field, effect) => {
    expect(readingEffect([field])).toEqual(effect);
  });

  it('is added up', () => {
    expect(addEffects({ kept: 1, corrected: 2, typed: 3 }, { kept: 10, corrected: 20, typed: 30 })).toEqual({
      kept: 11,
      corrected: 22,
      typed: 33,
    });
  });
});
