/**
 * An amount of renminbi in whole fen. It is a bigint, because a double cannot hold the largest amounts exactly
 * (document 1, section 5).
 */
export interface Money {
  readonly fen: bigint;
}

export const zeroMoney: Money = { fen: 0n };

/** The largest amount that an entry field takes, 99999999999.98 yuan (document 1, section 5). */
export const entryMaximum: Money = { fen: 9_999_999_999_998n };

/** The largest amount of a field without a limit of its own, 99999999999999.98 yuan (document 1, section 5; X-05). */
export const largestMoney: Money = { fen: 9_999_999_999_999_998n };

/** Whether an amount, positive or negative, is within the limit of the wire. */
export function isWithinWireLimit(amount: Money | undefined): boolean {
  return amount !== undefined && amount.fen <= largestMoney.fen && amount.fen >= -largestMoney.fen;
}

/** Whether an entry field accepts an amount. The documents allow no negative amount. */
export function isEnterable(amount: Money | undefined): boolean {
  return amount !== undefined && amount.fen >= 0n && amount.fen <= entryMaximum.fen;
}

const decimalPattern = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/;

/** Parses a decimal string in yuan with at most two decimals, as on the wire; undefined for any other text. */
export function parseMoney(text: string): Money | undefined {
  const match = decimalPattern.exec(text.trim());
  if (!match) return undefined;
  const [, sign, yuan = '0', cents = ''] = match;
  const fen = BigInt(yuan) * 100n + BigInt(cents.padEnd(2, '0'));
  return { fen: sign === '-' ? -fen : fen };
}

/** Parses text that the code itself wrote. Throws `RangeError` for an invalid amount. */
export function money(text: string): Money {
  const parsed = parseMoney(text);
  if (!parsed) throw new RangeError(`Not an amount in yuan: ${text}`);
  return parsed;
}

/** The wire's decimal string, always with two decimals. */
export function moneyToText(amount: Money): string {
  const sign = amount.fen < 0n ? '-' : '';
  const digits = (amount.fen < 0n ? -amount.fen : amount.fen).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function addMoney(a: Money, b: Money): Money {
  return { fen: a.fen + b.fen };
}

export function sumMoney(amounts: Iterable<Money>): Money {
  let fen = 0n;
  for (const amount of amounts) fen += amount.fen;
  return { fen };
}

/** Comparison function for sorting. */
export function compareMoney(a: Money, b: Money): number {
  return a.fen < b.fen ? -1 : a.fen > b.fen ? 1 : 0;
}
