import { expect, it } from 'vitest';
import { randomDigits } from '../../../server/core/secrets.ts';

it.each([1, 6, 7, 20])('a code of %i random digits has exactly that length', (count) => {
  expect(randomDigits(count)).toMatch(new RegExp(`^\\d{${count}}$`, 'u'));
});

it('random digits contain each digit about equally often', () => {
  const digits = randomDigits(4000);
  for (const digit of '0123456789')
    expect(digits.split(digit).length - 1, digit).toSatisfy((often: number) => often > 250 && often < 550);
});
