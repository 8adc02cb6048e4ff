import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankCardProblem } from '../../../src/domain/parties/bank-card.ts';
import { cardOf } from '../../builders/payrolls.ts';

describe('the number of a bank card', () => {
  it.each([
    ['4539578763621486', undefined],
    ['6228480000000000019', 'check-digit'],
    ['453957876362148', 'form'],
    ['45395787636214861234', 'form'],
    ['0539578763621486', 'form'],
    ['4539 5787 6362 1486', 'form'],
    ['453957876362148X', 'form'],
    ['', 'form'],
  ])('%s has the problem %s', (card, problem) => {
    expect(bankCardProblem(card)).toBe(problem);
  });

  it('is refused once any of its digits is another', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 1, max: 18 }),
        fc.integer({ min: 1, max: 9 }),
        (serial, at, step) => {
          const card = cardOf(serial);
          const digit = String((Number(card[at]) + step) % 10);
          expect(bankCardProblem(card)).toBeUndefined();
          expect(bankCardProblem(card.slice(0, at) + digit + card.slice(at + 1))).toBe('check-digit');
        },
      ),
    );
  });
});
