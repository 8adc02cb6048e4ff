import { entryMaximum, largestMoney, moneyToText } from '../../../domain/money/money.ts';

/** The largest amount of a field by default, in yuan (document 1, section 5; X-05). */
export const largestAmount = moneyToText(largestMoney);

/** The largest amount that a user can enter, in yuan. */
export const largestEntered = moneyToText(entryMaximum);

export type AmountTrouble = 'negative' | 'too-many-decimals' | 'no-amount';

/** An amount as typed so far, or why it cannot be taken. */
export type AmountReading =
  | { readonly state: 'empty' }
  | { readonly state: 'amount'; readonly yuan: string; readonly fen: bigint }
  | { readonly state: 'too-big'; readonly yuan: string }
  /** Taking only its digits would make another amount of it. */
  | { readonly state: 'unreadable'; readonly because: AmountTrouble };

const units: Readonly<Record<string, bigint>> = { '': 1n, 万: 10_000n, 亿: 100_000_000n };

/** Full-width digits and signs as they are meant. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll('。', '.').trim();

/**
 * Text around the digits that has no meaning: a currency before, a unit after, blanks, letters (document 1, section 5).
 */
const decoration = /[\s¥￥$元整圆]|RMB|CNY|(?<![\d.])[A-Za-z]+|[A-Za-z]+(?![\d.])/giu;

const decimalText = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/**
 * The text of the field while a user types: digits and point, without decoration and grouping. A text that is no amount
 * stays as it is, so that it can be corrected.
 */
export function typedAmount(text: string): string {
  const { number, unit, trouble } = split(text);
  if (trouble !== undefined || (unit !== '' && number === '')) return text;
  return unit === '' ? number : toYuan(toFen(number, unit)).replace(/\.00$/, '');
}

interface Split {
  readonly number: string;
  readonly unit: string;
  readonly trouble?: AmountTrouble;
}

function split(text: string): Split {
  const bare = plain(text).replace(decoration, '');
  if (/^[-−(]/u.test(bare)) return { number: '', unit: '', trouble: 'negative' };
  const unit = /[万亿]$/u.exec(bare)?.[0] ?? '';
  const match = decimalText.exec(bare.slice(0, bare.length - unit.length));
  if (!match) return { number: '', unit, trouble: 'no-amount' };
  const [, whole = '', decimals] = match;
  const number = whole.replaceAll(',', '') + (decimals === undefined ? '' : `.${decimals}`);
  const longest = unit === '' ? 2 : 6;
  return (decimals ?? '').length > longest ? { number, unit, trouble: 'too-many-decimals' } : { number, unit };
}

/** Six decimals are exact to the fen before 万 and 亿; without a unit there are never more than two. */
function toFen(number: string, unit = ''): bigint {
  const [whole = '', decimals = ''] = number.split('.');
  return (BigInt((whole || '0') + decimals.padEnd(6, '0')) * (units[unit] ?? 1n)) / 10_000n;
}

/** `1234.50` from 123450n: the decimal string that goes on the wire. */
function toYuan(fen: bigint): string {
  const digits = fen.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Reads typed text exactly, in whole fen. Amounts above `largest` (decimal yuan) and malformed amounts are refused,
 * never cut off.
 */
export function readAmount(text: string, largest: string = largestAmount): AmountReading {
  const { number, unit, trouble } = split(text);
  if (trouble !== undefined) return { state: 'unreadable', because: trouble };
  if (!/\d/.test(number)) return unit === '' ? { state: 'empty' } : { state: 'unreadable', because: 'no-amount' };
  const fen = toFen(number, unit);
  const yuan = toYuan(fen);
  return fen > toFen(largest) ? { state: 'too-big', yuan } : { state: 'amount', yuan, fen };
}
