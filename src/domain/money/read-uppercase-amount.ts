import type { Money } from './money.ts';
import { uppercaseAmount } from './uppercase-amount.ts';

const digits = '零壹贰叁肆伍陆柒捌玖';
const units: Readonly<Record<string, bigint>> = { 拾: 10n, 佰: 100n, 仟: 1_000n };
const sections: Readonly<Record<string, bigint>> = { 万: 10_000n, 亿: 100_000_000n };

/**
 * Parses an amount in capitals such as `壹仟零伍元叁角整`, in any spelling of yuan and of the ending; undefined for any other
 * text.
 */
export function readUppercaseAmount(text: string): Money | undefined {
  const plain = spelt(text);
  const found =
    /^([零壹贰叁肆伍陆柒捌玖拾佰仟万亿]+)元零?(?:([壹贰叁肆伍陆柒捌玖])角)?零?(?:([壹贰叁肆伍陆柒捌玖])分)?$/u.exec(
      plain,
    );
  if (!found) return undefined;
  const [, yuan = '', jiao = '零', fen = '零'] = found;
  const amount = { fen: wholeNumber(yuan) * 100n + BigInt(digits.indexOf(jiao) * 10 + digits.indexOf(fen)) };
  // Only a text equal to the formatted amount is accepted, apart from 零, which many people leave out.
  return amount.fen > 0n &&
    amount.fen <= 9_999_999_999_999_999n &&
    withoutZeros(spelt(uppercaseAmount(amount))) === withoutZeros(plain)
    ? amount
    : undefined;
}

const withoutZeros = (capitals: string): string => capitals.replaceAll('零', '');

function spelt(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replaceAll(/[圆圓]/gu, '元')
    .replaceAll(/[整正]/gu, '');
}

function wholeNumber(capitals: string): bigint {
  let [sum, section, digit] = [0n, 0n, 0n];
  for (const character of capitals) {
    const [unit, larger] = [units[character], sections[character]];
    if (unit !== undefined) [section, digit] = [section + (digit === 0n ? 1n : digit) * unit, 0n];
    else if (larger === 100_000_000n) [sum, section, digit] = [(sum + section + digit) * larger, 0n, 0n];
    else if (larger !== undefined) [sum, section, digit] = [sum + (section + digit) * larger, 0n, 0n];
    else digit = BigInt(digits.indexOf(character));
  }
  return sum + section + digit;
}
