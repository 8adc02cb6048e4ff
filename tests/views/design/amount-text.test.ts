import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { largestEntered, readAmount, normaliseTypedAmount } from '../../../src/views/design/fields/amount-text.ts';

describe('a typed amount', () => {
  it.each([
    ['¥1,234.56', '1234.56'],
    ['RMB 1,234.56元', '1234.56'],
    ['12a', '12'],
    ['a12', '12'],
    ['１２．５', '12.5'],
    ['12。5', '12.5'],
    ['.', '.'],
    ['1,', '1'],
    ['-5', '5'],
    ['－5', '5'],
    ['(5.00)', '5.00'],
    ['1,000.555', '1000.55'],
    ['1.2.3', '1.23'],
    ['1e5', '15'],
    ['900000,50', '90000050'],
    ['12,34', '1234'],
    ['万', ''],
    ['12 万 5', '125'],
    ['abc', ''],
    ['0.0000019万', '0.01'],
    ['90万', '900000'],
    ['1.5亿元', '150000000'],
    ['0.000101万', '1.01'],
    ['', ''],
  ])('from %j is %j', (text, kept) => {
    expect(normaliseTypedAmount(text)).toBe(kept);
  });

  it.each([
    ['-5', '5.00'],
    ['1.2.3', '1.23'],
    ['¥ 1,000.555 元', '1000.55'],
    ['合计 12 万', '120000.00'],
  ])('%j is stripped, not refused: %s yuan (F-164)', (text, yuan) => {
    expect(readAmount(text)).toMatchObject({ state: 'amount', yuan });
  });

  it.each(['', '-', '万', 'abc', '.', '元'])('%j is none', (text) => {
    expect(readAmount(text)).toEqual({ state: 'empty' });
  });

  it('is read exactly up to the limit, and refused above it', () => {
    expect(readAmount('99999999999.98', largestEntered)).toEqual({
      state: 'amount',
      yuan: '99999999999.98',
      fen: 9999999999998n,
    });
    expect(readAmount('99999999999.99', largestEntered)).toEqual({ state: 'too-big', yuan: '99999999999.99' });
    expect(readAmount('99999999999999.98')).toEqual({
      state: 'amount',
      yuan: '99999999999999.98',
      fen: 9999999999999998n,
    });
    expect(readAmount('99999999999999.99')).toEqual({ state: 'too-big', yuan: '99999999999999.99' });
    expect(readAmount('.5')).toEqual({ state: 'amount', yuan: '0.50', fen: 50n });
    expect(readAmount('.')).toEqual({ state: 'empty' });
  });

  it('is converted both ways without loss', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 9999999999998n }), (fen) => {
        const first = readAmount(`${fen / 100n}.${(fen % 100n).toString().padStart(2, '0')}`);
        return first.state === 'amount' && first.fen === fen && readAmount(first.yuan).state === 'amount';
      }),
    );
  });
});
