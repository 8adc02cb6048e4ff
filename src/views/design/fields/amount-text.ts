import { entryMaximum, largestMoney, moneyToText } from '../../../domain/money/money.ts';

/** The largest amount of a field by default, in yuan (document 1, section 5; X-05). */
export const largestAmount = moneyToText(largestMoney);

/** The largest amount that a user can enter, in yuan. */
export const largestEntered = moneyToText(entryMaximum);

/** The reading of a typed amount. */
export type AmountReading =
  | { readonly state: 'empty' }
  | { readonly state: 'amount'; readonly yuan: string; readonly fen: bigint }
  | { readonly state: 'too-big'; readonly yuan: string };

const units: Readonly<Record<string, bigint>> = { '': 1n, 万: 10_000n, 亿: 100_000_000n };

/** Converts full-width digits and signs to ASCII. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll('。', '.').trim();

/** The unit behind all digits of a text, regardless of other characters. */
const unitBehind = /[万亿](?=[^\d万亿]*$)/u;

/**
 * The text of the field while a user types: digits and one point. Everything else is stripped, and so is a third
 * decimal (document 1, section 5; F-164). A unit behind the digits multiplies them.
 */
export function normaliseTypedAmount(text: string): string {
  const { number, unit } = split(text);
  return unit === '' ? number : toYuan(toFen(number, unit)).replace(/\.00$/, '');
}

interface Split {
  readonly number: string;
  readonly unit: string;
}

function split(text: string): Split {
  const bare = plain(text);
  const found = unitBehind.exec(bare)?.[0] ?? '';
  const [whole = '', ...decimals] = bare.replaceAll(/[^\d.]/g, '').split('.');
  // A unit without a digit multiplies nothing.
  const unit = /\d/.test(bare) ? found : '';
  const kept = decimals.join('').slice(0, unit === '' ? 2 : 6);
  return { number: decimals.length === 0 ? whole : `${whole}.${kept}`, unit };
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

/** Parses what remains of a typed text, to the fen. Amounts above `largest` (decimal yuan) are refused. */
export function readAmount(text: string, largest: string = largestAmount): AmountReading {
  const { number, unit } = split(text);
  if (!/\d/.test(number)) return { state: 'empty' };
  const fen = toFen(number, unit);
  const yuan = toYuan(fen);
  return fen > toFen(largest) ? { state: 'too-big', yuan } : { state: 'amount', yuan, fen };
}
