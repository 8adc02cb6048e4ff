import { entryMaximum, largestMoney, moneyToText } from '../../../domain/money/money.ts';

/** The largest amount of a field by default, in yuan (document 1, section 5; X-05). */
export const largestAmount = moneyToText(largestMoney);

/** The largest amount that a user can enter, in yuan. */
export const largestEntered = moneyToText(entryMaximum);

export type AmountTrouble = 'negative' | 'too-many-decimals' | 'no-amount';

/** The reading of a typed amount, with the reason if it is invalid. */
export type AmountReading =
  | { readonly state: 'empty' }
  | { readonly state: 'amount'; readonly yuan: string; readonly fen: bigint }
  | { readonly state: 'too-big'; readonly yuan: string }
  /** Not reduced to its digits, which could be a different amount. */
  | { readonly state: 'unreadable'; readonly because: AmountTrouble };

const units: Readonly<Record<string, bigint>> = { '': 1n, 万: 10_000n, 亿: 100_000_000n };

/** Converts full-width digits and signs to ASCII. */
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
export function normaliseTypedAmount(text: string): string {
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

/** Six decimals are exact to the fen before 万 and 亿. Without a unit there are at most two. */
function toFen(number: string, unit = ''): bigint {
  const [whole = '', decimals = ''] = number.split('.');
  return (BigInt((whole || '0') + decimals.padEnd(6, '0')) * (units[unit] ?? 1n)) / 10_000n;
}

/** The decimal string of an amount in fen: `1234.50` for 123450n. */
function toYuan(fen: bigint): string {
  const digits = fen.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Parses typed text exactly, to the fen. Amounts above `largest` (decimal yuan) and malformed amounts are refused and
 * never truncated.
 */
export function readAmount(text: string, largest: string = largestAmount): AmountReading {
  const { number, unit, trouble } = split(text);
  if (trouble !== undefined) return { state: 'unreadable', because: trouble };
  if (!/\d/.test(number)) return unit === '' ? { state: 'empty' } : { state: 'unreadable', because: 'no-amount' };
  const fen = toFen(number, unit);
  const yuan = toYuan(fen);
  return fen > toFen(largest) ? { state: 'too-big', yuan } : { state: 'amount', yuan, fen };
}
