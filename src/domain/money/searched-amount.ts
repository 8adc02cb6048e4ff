import { largestMoney, type Money } from './money.ts';

/** Amounts from one to another, both included. */
export interface AmountSpan {
  readonly from: Money;
  readonly to: Money;
}

const pattern = /^(?:¥|rmb|cny)?((?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,14}|0)(?:\.\d{1,8})?)(万|亿)?元?$/iu;
/** Number of decimal digits from a unit down to the fen. */
const digitsToFen = { '': 2, 万: 6, 亿: 10 } as const;

/**
 * Parses a searched amount: `1,088,450.00`, `¥225,345`, `108.8万`, `1.2亿`. An amount in 万 or 亿 stands for all amounts
 * that round to its written digits, a half upwards. Undefined for other text, for zero, and for a part of a fen.
 */
export function readSearchedAmount(word: string): AmountSpan | undefined {
  const [, figures, unit = ''] = pattern.exec(word.normalize('NFKC')) ?? [];
  if (figures === undefined) return undefined;
  const [whole = '', decimals = ''] = figures.replaceAll(',', '').split('.');
  const digits = digitsToFen[unit as keyof typeof digitsToFen];
  if (decimals.length > digits) return undefined;
  const step = 10n ** BigInt(digits - decimals.length);
  const fen = BigInt(whole + decimals) * step;
  if (fen === 0n || fen > largestMoney.fen) return undefined;
  if (unit === '') return { from: { fen }, to: { fen } };
  const half = step / 2n;
  return { from: { fen: fen - half }, to: { fen: half === 0n ? fen : fen + half - 1n } };
}
