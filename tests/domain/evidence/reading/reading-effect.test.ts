import { describe, expect, it } from 'vitest';
import { addEffects, readingEffect } from '../../../../src/domain/evidence/reading/reading-effect.ts';

describe('what reading helped', () => {
  it.each([
    ['as it was read', { value: 'A', read: 'A' }, { kept: 1, corrected: 0, typed: 0 }],
    ['something else', { value: 'B', read: 'A' }, { kept: 0, corrected: 1, typed: 0 }],
    ['nothing any more', { value: '', read: 'A' }, { kept: 0, corrected: 1, typed: 0 }],
    ['what nobody read', { value: 'B', read: '' }, { kept: 0, corrected: 0, typed: 1 }],
    ['nothing, and nothing was read', { value: '', read: '' }, { kept: 0, corrected: 0, typed: 0 }],
  ] as const)('counts a field that says %s', (_what, field, effect) => {
    expect(readingEffect([field])).toEqual(effect);
  });

  it('adds up', () => {
    expect(addEffects({ kept: 1, corrected: 2, typed: 3 }, { kept: 10, corrected: 20, typed: 30 })).toEqual({
      kept: 11,
      corrected: 22,
      typed: 33,
    });
  });
});
