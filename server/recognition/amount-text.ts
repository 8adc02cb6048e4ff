import { moneyToText, parseMoney } from '../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../src/domain/money/uppercase-amount.ts';
import { normaliseText } from './page-runs.ts';

const figure = /(?<![\d.])-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?(?![\d.])/gu;

/** The amounts in a text as decimal strings, in their order. Figures with more than two decimals are no amounts. */
export function amountsIn(text: string): readonly string[] {
  return [...normaliseText(text).replaceAll('\u2212', '-').replaceAll('-¥', '¥-').matchAll(figure)].flatMap(
    ([found]) => {
      const amount = parseMoney(found.replaceAll(',', ''));
      return amount ? [moneyToText(amount)] : [];
    },
  );
}

/** Whether a text contains an amount in Chinese capitals, with any spelling of yuan and of the ending. */
export function isInCapitals(amount: string, text: string): boolean {
  const parsed = parseMoney(amount);
  if (!parsed || parsed.fen <= 0n || parsed.fen > 9_999_999_999_999_999n) return false;
  return new RegExp(`(?<![${numerals}])${plainCapitals(uppercaseAmount(parsed))}(?![${numerals}])`, 'u').test(
    plainCapitals(text),
  );
}

const numerals = '零壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分';

function plainCapitals(text: string): string {
  return normaliseText(text)
    .replaceAll(/[圆圓]/gu, '元')
    .replaceAll(/[整正]/gu, '');
}
