import { parseMoney, type Money } from '../money/money.ts';

/** A decimal sign. The other one then separates thousands. */
export type DecimalSign = '.' | ',';

/**
 * Why a text is not a usable amount. `unclear-amount`: its point or comma may be a decimal sign or a thousands
 * separator.
 */
export type AmountFault = 'not-an-amount' | 'too-many-decimals' | 'unclear-amount';

/** What the unambiguous amounts of a column show about its signs. */
export interface AmountHabit {
  /**
   * Signs that are certainly decimal signs in the column, from the text itself or because the other sign certainly
   * separates thousands.
   */
  readonly decimals: ReadonlySet<DecimalSign>;
  /** Signs that certainly precede three or more decimals in the column. */
  readonly longDecimals: ReadonlySet<DecimalSign>;
}

/** Habit of a column without unambiguous amounts. */
export const noHabit: AmountHabit = { decimals: new Set(), longDecimals: new Set() };

interface Digits {
  readonly negative: boolean;
  /** Digits, points and commas only. */
  readonly body: string;
}

const currencyBefore = /^(?:人民币|RMB|CNY|CN(?=¥)|¥)[:\s]*/iu;
const currencyAfter = /\s*(?:人民币|RMB|CNY|[元圆]整?)$/iu;
const bracketed = /^\((.*)\)$/u;
/** Blanks or apostrophes between groups of three digits. */
const looseGroups = /^\d{1,3}(?:[ '’]\d{3})+(?![\d '’])/u;

/** The digits of an amount without currency, sign and blanks between thousands; undefined for other text. */
function digitsOf(text: string): Digits | undefined {
  let rest = text.normalize('NFKC').trim().replaceAll(/^'|'$/gu, '').replaceAll(/[−–—]/gu, '-');
  let negative = false;
  const drop = (pattern: RegExp): boolean => {
    const shorter = rest.replace(pattern, '').trim();
    const dropped = shorter !== rest;
    rest = shorter;
    return dropped;
  };
  const inner = bracketed.exec(rest)?.[1];
  if (inner !== undefined) {
    negative = true;
    rest = inner.trim();
  }
  const dropSign = (): void => {
    if (!negative && (drop(/^-/u) || drop(/-$/u))) negative = true;
    else drop(/^\+/u);
  };
  dropSign();
  while (drop(currencyBefore) || drop(currencyAfter));
  dropSign();
  const body = rest.replace(looseGroups, (groups) => groups.replaceAll(/[ '’]/gu, ''));
  return /^\d[\d.,]*$/u.test(body) ? { negative, body } : undefined;
}

const otherSign = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.');

/** A number as whole part and decimals, with the decimal sign where the text shows one. */
interface Parts {
  readonly whole: string;
  readonly decimals: string;
  readonly decimalSign: DecimalSign | undefined;
}

const isGrouped = (text: string, sign: DecimalSign): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:[${sign}]\\d{3})+$`, 'u').test(text);

/** A text whose single sign, followed by three digits, may have either meaning. */
const eitherWay = /^[1-9]\d{0,2}([.,])\d{3}$/u;

/** Reads digits whose signs have one meaning only. A sign is returned for digits with two meanings. */
function partsOf(body: string): Parts | { readonly unclear: DecimalSign } | undefined {
  const signs = [...body].filter((letter): letter is DecimalSign => letter === '.' || letter === ',');
  const last = signs.at(-1);
  if (last === undefined) return { whole: body, decimals: '', decimalSign: undefined };
  const unclear = eitherWay.exec(body);
  if (unclear) return { unclear: last };
  const place = body.lastIndexOf(last);
  const [before, decimals] = [body.slice(0, place), body.slice(place + 1)];
  if (signs.length === 1) {
    if (!/^\d+$/u.test(decimals)) return undefined;
    // A comma before more than two digits may be a misplaced one between thousands.
    return last === ',' && decimals.length > 2 && !before.startsWith('0')
      ? { unclear: last }
      : { whole: before, decimals, decimalSign: last };
  }
  if (signs.every((sign) => sign === last))
    return isGrouped(body, last)
      ? { whole: body.replaceAll(last, ''), decimals: '', decimalSign: otherSign(last) }
      : undefined;
  const thousands = otherSign(last);
  if (!isGrouped(before, thousands) || !/^\d+$/u.test(decimals)) return undefined;
  return last === ',' && decimals.length > 2
    ? { unclear: last }
    : { whole: before.replaceAll(thousands, ''), decimals, decimalSign: last };
}

/** Derives the habit of a column from its unambiguous amounts. */
export function amountHabit(texts: Iterable<string>): AmountHabit {
  const decimals = new Set<DecimalSign>();
  const longDecimals = new Set<DecimalSign>();
  for (const text of texts) {
    const digits = digitsOf(text);
    const parts = digits && partsOf(digits.body);
    if (!parts || 'unclear' in parts || parts.decimalSign === undefined) continue;
    decimals.add(parts.decimalSign);
    if (parts.decimals.length > 2) longDecimals.add(parts.decimalSign);
  }
  return { decimals, longDecimals };
}

/**
 * The parts of digits with two meanings, by the habit of their column. Three digits after a decimal sign are accepted
 * only where the column has them elsewhere, because amounts have two decimals.
 */
function partsByHabit(body: string, sign: DecimalSign, { decimals, longDecimals }: AmountHabit): Parts | undefined {
  if (decimals.size !== 1) return undefined;
  const [whole = '', rest = ''] = body.split(sign);
  if (decimals.has(otherSign(sign)))
    return isGrouped(body, sign)
      ? { whole: body.replaceAll(sign, ''), decimals: '', decimalSign: otherSign(sign) }
      : undefined;
  return eitherWay.test(body) && longDecimals.has(sign) ? { whole, decimals: rest, decimalSign: sign } : undefined;
}

/**
 * Reads an amount that is written as text, such as `¥1,130.00`, `1.130,00`, `1 130,5` or `(1130)`. Ambiguous signs are
 * read by the habit of the column, and rejected where that does not decide.
 */
export function readWrittenAmount(
  text: string,
  habit: AmountHabit,
): { readonly value: Money } | { readonly because: AmountFault } {
  const digits = digitsOf(text);
  const found = digits && partsOf(digits.body);
  if (!digits || !found) return { because: 'not-an-amount' };
  const parts = 'unclear' in found ? partsByHabit(digits.body, found.unclear, habit) : found;
  if (!parts) return { because: 'unclear-amount' };
  const decimals = parts.decimals.replace(/(?<=^\d{2})0+$/u, '');
  if (decimals.length > 2) return { because: 'too-many-decimals' };
  const value = parseMoney(`${digits.negative ? '-' : ''}${parts.whole}${decimals === '' ? '' : `.${decimals}`}`);
  return value ? { value } : { because: 'not-an-amount' };
}
