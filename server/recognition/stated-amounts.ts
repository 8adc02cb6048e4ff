import { moneyToText } from '../../src/domain/money/money.ts';
import { readValue } from '../../src/domain/evidence/reading/read-value.ts';
import { invisibleCharacter } from '../../src/domain/text/invisible-characters.ts';
import type { FoundValue } from './field-readings.ts';

type AmountField = 'amountExcludingTax' | 'tax' | 'total';

const unseenSigns = new RegExp(invisibleCharacter, 'gu');
const figure = /[-−–—]?\d[\d,]*(?:\.\d+)?(?:e[-+]?\d{1,2})?/giu;
const plainAmount = /^¥?\s*[-−–—]?\s*¥?[\d,.]+(?:e[-+]?\d{1,2})?\s*[元圆]?$/iu;
/** Longer text is no amount. */
const maxAmountCharacters = 200;
const scientific = /^(-?)(\d+)(?:\.(\d+))?e([-+]?\d{1,2})$/iu;

/**
 * The amounts of an invoice that its data states. Where the data states no tax and both sums are the same, the tax is
 * zero.
 */
export function statedAmounts(texts: Readonly<Record<AmountField, string | undefined>>): readonly FoundValue[] {
  const [amounts, taxes, totals] = [
    statedAmount('amountExcludingTax', texts.amountExcludingTax),
    statedAmount('tax', texts.tax),
    statedAmount('total', texts.total),
  ];
  const [amount, total] = [onlyValue(amounts), onlyValue(totals)];
  const isTaxFree = taxes.length === 0 && amount !== undefined && amount === total;
  return [...amounts, ...(isTaxFree ? [{ field: 'tax', text: moneyToText({ fen: 0n }) } as const] : taxes), ...totals];
}

/** The figures in an amount. They are not sure when there are several, or other words beside them. */
export function statedAmount(field: AmountField, text: string | undefined): readonly FoundValue[] {
  const plain = (text ?? '')
    .slice(0, maxAmountCharacters)
    .normalize('NFKC')
    .replaceAll(unseenSigns, '')
    .trim()
    // Blanks may separate the thousands.
    .replaceAll(/(?<=(?:^|[^\d.])\d{1,3}(?:\s\d{3})*)\s(?=\d{3}(?!\d))/gu, '');
  const figures = plain.match(figure) ?? [];
  const isPlain = figures.length === 1 && plainAmount.test(plain);
  const isNegative = isPlain && /^¥?\s*[-−–—]/u.test(plain);
  return figures.map((each) => {
    const decimal = decimalOf(each.replaceAll(',', '').replace(/^[−–—]/u, '-'));
    return { field, text: isNegative && !decimal.startsWith('-') ? `-${decimal}` : decimal, sure: isPlain };
  });
}

/** A number in scientific notation, such as `1.13E+3`, as a decimal number; other numbers stay as they are. */
function decimalOf(number: string): string {
  const [, sign = '', whole, fraction = '', exponent = '0'] = scientific.exec(number) ?? [];
  if (whole === undefined) return number;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  const padded = point > 0 ? digits.padEnd(point, '0') : digits.padStart(digits.length + 1 - point, '0');
  const at = Math.max(1, point);
  const decimals = padded.slice(at).replace(/0+$/u, '');
  const yuan = padded.slice(0, at).replace(/^0+(?=\d)/u, '');
  return `${sign}${yuan}${decimals === '' ? '' : `.${decimals}`}`;
}

function onlyValue(found: readonly FoundValue[]): string | undefined {
  const [only, more] = found;
  return only?.text !== undefined && !more && only.sure ? readValue(only.field, only.text) : undefined;
}
