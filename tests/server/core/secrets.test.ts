import { expect, it } from 'vitest';
import { randomDigits } from '../../../server/core/secrets.ts';

it.each([1, 6, 7, 20])('%i random digits are so many digits', (count) => {
  expect(randomDigits(count)).toMatch(new RegExp(`^\\d{${count}}$`, 'u'));
});

it('random digits hold each of the ten about as often as any other', () => {
  const digits = randomDigits(4000);
  for (const digit of '0123456789')
    expect(digits.split(digit).length - 1, digit).toSatisfy((often: number) => often > 250 && often < 550);
});
