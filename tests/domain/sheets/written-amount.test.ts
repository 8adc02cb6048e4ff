import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountHabit, readWrittenAmount } from '../../../src/domain/sheets/written-amount.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';

/** Reads the first text as one cell of a column of all the texts. */
const read = (text: string, ...others: readonly string[]): string => {
  const found = readWrittenAmount(text, amountHabit([text, ...others]));
  return 'value' in found ? moneyToText(found.value) : found.because;
};

describe('an amount that is written as text', () => {
  it.each<[string, string]>([
    ['1130', '1130.00'],
    ['1130.5', '1130.50'],
    ['1,130.00', '1130.00'],
    ['1,234,567.89', '1234567.89'],
    ['1.130,00', '1130.00'],
    ['1.234.567,89', '1234567.89'],
    ['1130,50', '1130.50'],
    ['1130,5', '1130.50'],
    ['1,234,567', '1234567.00'],
    ['1.234.567', '1234567.00'],
    ['1 130,00', '1130.00'],
    ['1 130.00', '1130.00'],
    ['1\u202F234\u2009567,8', '1234567.80'],
    ["1'130.00", '1130.00'],
    ['０．５０', '0.50'],
    ['１，１３０．００', '1130.00'],
    ['¥1,130.00', '1130.00'],
    ['￥ 1130.00', '1130.00'],
    ['RMB 1,130.00元', '1130.00'],
    ['人民币：1130.00', '1130.00'],
    ['1130元整', '1130.00'],
    ['-1,130.00', '-1130.00'],
    ['¥-1,130.00', '-1130.00'],
    ['1130.00-', '-1130.00'],
    ['（1,130.00）', '-1130.00'],
    ['−5', '-5.00'],
    ['1130.500000', '1130.50'],
    ['0.130', '0.13'],
    ['0,13', '0.13'],
  ])('%s is %s', (text, amount) => {
    expect(read(text)).toBe(amount);
  });

  it.each<[string, string]>([
    ['1,130', 'unclear-amount'],
    ['1.130', 'unclear-amount'],
    ['¥12,345', 'unclear-amount'],
    ['1130,500', 'unclear-amount'],
    ['1.130,000', 'unclear-amount'],
    ['12,34.00', 'not-an-amount'],
    ['1,13,000', 'not-an-amount'],
    ['1,130.00.0', 'not-an-amount'],
    ['100 20', 'not-an-amount'],
    ['100\n200', 'not-an-amount'],
    ['1130 130', 'not-an-amount'],
    ['1.13万元', 'not-an-amount'],
    ['$1130.00', 'not-an-amount'],
    ['1.13E+3', 'not-an-amount'],
    ['1130.', 'not-an-amount'],
    ['.5', 'not-an-amount'],
    ['', 'not-an-amount'],
    ['1130.125', 'too-many-decimals'],
    ['1,130.005', 'too-many-decimals'],
  ])('%s alone is refused as %s', (text, because) => {
    expect(read(text)).toBe(because);
  });

  it.each<[string, readonly string[], string]>([
    ['1,130', ['2,260.00'], '1130.00'],
    ['1,130', ['99.5'], '1130.00'],
    ['1,130', ['1,000,000'], '1130.00'],
    ['1.130', ['2.260,00'], '1130.00'],
    ['1.130', ['99,5'], '1130.00'],
    ['1.130', ['1.000.000'], '1130.00'],
    ['1.130', ['1130.500'], '1.13'],
    ['1.135', ['1130.500'], 'too-many-decimals'],
    ['1.130', ['99.50'], 'unclear-amount'],
    ['1,130', ['99,50'], 'unclear-amount'],
    ['1,130', ['2,260.00', '2.260,00'], 'unclear-amount'],
    ['1,130', ['1130', '2,260'], 'unclear-amount'],
  ])('%s in a column with %j is %s', (text, others, amount) => {
    expect(read(text, ...others)).toBe(amount);
  });

  it('is never wrong by a power of ten, in whichever of the two ways the whole column is written', () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 9_999_999_999_998n }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(',.', '.,'), fc.boolean(), (all, [thousands = '', decimal = ''], short) => {
        const written = all.map((fen) => {
          const [whole = '', decimals = ''] = moneyToText({ fen }).split('.');
          const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, thousands);
          return short && decimals === '00' ? grouped : `${grouped}${decimal}${decimals}`;
        });
        const habit = amountHabit(written);
        for (const [index, text] of written.entries()) {
          const found = readWrittenAmount(text, habit);
          expect(found).toEqual('value' in found ? { value: { fen: all[index] } } : { because: 'unclear-amount' });
        }
      }),
    );
  });
});
