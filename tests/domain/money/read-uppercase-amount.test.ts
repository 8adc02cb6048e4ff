import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { readUppercaseAmount } from '../../../src/domain/money/read-uppercase-amount.ts';
import { uppercaseAmount } from '../../../src/domain/money/uppercase-amount.ts';

test.each([
  ['壹佰元', '100.00'],
  ['壹仟壹佰叁拾圆整', '1130.00'],
  ['伍拾肆万肆仟贰佰玖拾捌圆零陆分', '544298.06'],
  ['壹拾肆万贰仟捌佰肆拾贰圆玖角贰分', '142842.92'],
  ['伍拾肆万肆仟贰佰玖拾捌圆陆分', '544298.06'],
  ['壹亿元正', '100000000.00'],
  ['壹佰', undefined],
  ['元整', undefined],
  ['壹壹元', undefined],
  ['100元', undefined],
])('%s is %s', (capitals, amount) => {
  const read = readUppercaseAmount(capitals);
  expect(read && moneyToText(read)).toBe(amount);
});

test('uppercase numerals can be read back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 100n, max: 9_999_999_999_999_999n }), (fen) => {
      expect(readUppercaseAmount(uppercaseAmount({ fen }))).toEqual({ fen });
    }),
  );
});
