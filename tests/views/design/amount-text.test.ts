import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readAmount, typedAmount } from '../../../src/views/design/amount-text.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['¥1,234.567', '1234.56'],
    ['12a3', '123'],
    ['1.2.3', '1.23'],
    ['-5', '5'],
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    ['.', '.'],
    ['', ''],
  ])('keeps of %j only %j', (text, kept) => {
    expect(typedAmount(text)).toBe(kept);
  });

  it('is read exactly up to the largest, and refused above it', () => {
    expect(readAmount('99999999999.98')).toEqual({ state: 'amount', yuan: '99999999999.98', fen: 9999999999998n });
    expect(readAmount('99999999999.99')).toEqual({ state: 'too-big', yuan: '99999999999.99' });
    expect(readAmount('99999999999999.98', '99999999999999.98')).toEqual({ state: 'amount', yuan: '99999999999999.98', fen: 9999999999999998n });
    expect(readAmount('.5')).toEqual({ state: 'amount', yuan: '0.50', fen: 50n });
    expect(readAmount('.')).toEqual({ state: 'empty' });
  });

  it('comes back as it went, to the fen', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9999999999998n }), (fen) => {
        const first = readAmount(`${fen / 100n}.${(fen % 100n).toString().padStart(2, '0')}`);
        return first.state === 'amount' && first.fen === fen && readAmount(first.yuan).state === 'amount';
      }),
    );
  });
});
