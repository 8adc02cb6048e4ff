import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../../src/domain/money/uppercase-amount.ts';

const digits = '零壹贰叁肆伍陆柒捌玖';
const powers: Readonly<Record<string, bigint>> = { 拾: 10n, 佰: 100n, 仟: 1000n };

/** Reads uppercase numerals back into fen by their values alone, independent of the code that writes them. */
function fenOf(words: string): bigint {
  const [wholeWords = '', centWords = ''] = words.includes('元') ? words.split('元') : ['', words];
  let total = 0n;
  let group = 0n;
  let digit = 0n;
  for (const character of wholeWords) {
    if (character === '亿') {
      total = (total + group + digit) * 100_000_000n;
      [group, digit] = [0n, 0n];
    } else if (character === '万') {
      total += (group + digit) * 10_000n;
      [group, digit] = [0n, 0n];
    } else if (powers[character] !== undefined) {
      group += digit * powers[character];
      digit = 0n;
    } else {
      digit = BigInt(digits.indexOf(character));
    }
  }
  const jiao = /(.)角/u.exec(centWords)?.[1] ?? '零';
  const fen = /(.)分/u.exec(centWords)?.[1] ?? '零';
  return (total + group + digit) * 100n + BigInt(digits.indexOf(jiao) * 10 + digits.indexOf(fen));
}

describe('an amount in capitals', () => {
  test.each([
    ['0', '零元整'],
    ['0.01', '壹分'],
    ['0.10', '壹角整'],
    ['0.56', '伍角陆分'],
    ['1', '壹元整'],
    ['1.05', '壹元零伍分'],
    ['10', '壹拾元整'],
    ['1005.30', '壹仟零伍元叁角整'],
    ['100000.00', '壹拾万元整'],
    ['226000', '贰拾贰万陆仟元整'],
    ['642300.00', '陆拾肆万贰仟叁佰元整'],
    ['1000001', '壹佰万零壹元整'],
    ['107000.53', '壹拾万柒仟元伍角叁分'],
    ['100000001', '壹亿零壹元整'],
    ['100001000', '壹亿零壹仟元整'],
    ['1000010000', '壹拾亿零壹万元整'],
    ['1000000000000', '壹万亿元整'],
    ['1000100000000', '壹万零壹亿元整'],
    ['99999999999.98', '玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角捌分'],
    ['99999999999999.98', '玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角捌分'],
    ['-226000', '负贰拾贰万陆仟元整'],
  ])('%s is %s', (text, words) => {
    expect(uppercaseAmount(money(text))).toBe(words);
  });

  const amounts = fc.bigInt({ min: 0n, max: 9_999_999_999_999_998n });

  test('states exactly its value', () => {
    fc.assert(
      fc.property(amounts, (fen) => {
        expect(fenOf(uppercaseAmount({ fen }))).toBe(fen);
      }),
    );
  });

  test('never has two zeros in a row, nor a zero before a unit', () => {
    const sparse = fc
      .array(fc.constantFrom('0', '0', '0', '1', '9'), { minLength: 1, maxLength: 16 })
      .map((all) => BigInt(all.join('')));
    fc.assert(
      fc.property(sparse, (fen) => {
        fc.pre(fen > 0n);
        const words = uppercaseAmount({ fen });
        expect(words).not.toMatch(/零零|零[拾佰仟万亿元整角分]|^零/u);
        expect(fenOf(words)).toBe(fen);
      }),
    );
  });

  test('refuses more than sixteen digits of yuan', () => {
    expect(uppercaseAmount({ fen: 10n ** 18n - 1n })).toBe(
      '玖仟玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分',
    );
    expect(() => uppercaseAmount({ fen: 10n ** 18n })).toThrow(RangeError);
  });
});
