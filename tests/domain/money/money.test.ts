import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  compareMoney,
  isWithinWireLimit,
  isEnterable,
  money,
  moneyToText,
  parseMoney,
  sumMoney,
  zeroMoney,
} from '../../../src/domain/money/money.ts';

const amounts = fc.bigInt({ min: -9_999_999_999_999_998n, max: 9_999_999_999_999_998n }).map((fen) => ({ fen }));

describe('money', () => {
  it('converts to text and back exactly, up to the largest amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseMoney(moneyToText(amount))).toEqual(amount);
      }),
    );
    expect(moneyToText({ fen: 9_999_999_999_999_998n })).toBe('99999999999999.98');
  });

  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [100n, '1.00'],
    [-250n, '-2.50'],
  ])('%s fen are %s yuan', (fen, text) => {
    expect(moneyToText({ fen })).toBe(text);
  });

  it.each([
    ['99999999999999.98', true],
    ['99999999999999.99', false],
    ['-99999999999999.98', true],
    ['-99999999999999.99', false],
    ['0', true],
  ])('fits the exchange between systems or not: %s', (text, carried) => {
    expect(isWithinWireLimit(money(text))).toBe(carried);
    expect(isWithinWireLimit(undefined)).toBe(false);
  });

  it.each([
    ['99999999999.98', true],
    ['99999999999.99', false],
    ['0', true],
    ['-0.01', false],
  ])('may be entered or not: %s', (text, entered) => {
    expect(isEnterable(money(text))).toBe(entered);
    expect(isEnterable(undefined)).toBe(false);
  });

  it('throws for a text that is no amount', () => {
    expect(() => money('1,000')).toThrow('Not an amount in yuan: 1,000');
  });

  it('adds exactly where floating point would not', () => {
    expect(moneyToText(addMoney({ fen: 9_999_999_999_999_998n }, { fen: 1n }))).toBe('99999999999999.99');
  });

  it('has the same sum in any order', () => {
    fc.assert(
      fc.property(fc.array(amounts), (list) => {
        expect(sumMoney(list)).toEqual(sumMoney(list.toReversed()));
      }),
    );
    expect(sumMoney([])).toEqual(zeroMoney);
  });

  it('is ordered like numbers', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(Math.sign(compareMoney(a, b))).toBe(a.fen === b.fen ? 0 : a.fen > b.fen ? 1 : -1);
      }),
    );
  });

  it.each(['', 'abc', '1.234', '1,000', '1e5', '--1', '1.', '.5', '９', ' '])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  it.each([
    ['0', 0n],
    ['1', 100n],
    ['1.5', 150n],
    ['1.05', 105n],
    ['-2.50', -250n],
    [' 7 ', 700n],
  ])('reads %j', (text, fen) => {
    expect(parseMoney(text)).toEqual({ fen });
  });
});
