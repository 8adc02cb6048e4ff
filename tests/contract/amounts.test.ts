import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { amount, enteredAmount } from '../../src/contract/fields.ts';
import { largestAmount, largestEntered, readAmount } from '../../src/views/design/fields/amount-text.ts';

const above = (yuan: string): string => yuan.replace(/8$/, '9');

describe.each([
  ['an amount that names no limit of its own', amount, largestAmount, '99999999999999.98'],
  ['an amount that somebody enters', enteredAmount, largestEntered, '99999999999.98'],
] as const)('%s', (_what, carried, largest, most) => {
  it(`is the same in a field and on the wire, up to ${most}`, () => {
    expect(largest).toBe(most);
    expect(readAmount(most, largest).state).toBe('amount');
    expect(v.is(carried, most)).toBe(true);
  });

  it('is refused by both a fen above it', () => {
    expect(readAmount(above(most), largest).state).toBe('too-big');
    expect(v.is(carried, above(most))).toBe(false);
  });
});
