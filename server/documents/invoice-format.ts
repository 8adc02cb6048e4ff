import { type Money, money, moneyToText } from '../../src/domain/money/money.ts';
import { uppercaseAmount } from '../../src/domain/money/uppercase-amount.ts';

/** `¥226,000.00` from a decimal string. */
export function yuan(amount: string): string {
  return `¥${groupedAmount(amount)}`;
}

/** `226,000.00` from a decimal string. */
export function groupedAmount(amount: string): string {
  return moneyToText(money(amount)).replaceAll(/\B(?=(\d{3})+\.)/gu, ',');
}

/** An amount in capitals as on invoices, which write 圆 where bills write 元. */
export function invoiceCapitals(amount: string): string {
  return uppercaseAmount(money(amount)).replace('元', '圆');
}

/** `2026年09月18日` from an ISO date. */
export function chineseDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${year}年${month}月${day}日`;
}

/** `13%`; `免税` without tax; `***` when no whole percentage gives the tax. */
export function taxRate(amountExcludingTax: string, tax: string): string {
  const [amount, levied]: [Money, Money] = [money(amountExcludingTax), money(tax)];
  if (levied.fen === 0n || amount.fen <= 0n) return '免税';
  const rate = (levied.fen * 100n + amount.fen / 2n) / amount.fen;
  const difference = levied.fen - (amount.fen * rate) / 100n;
  return difference >= -1n && difference <= 1n ? `${rate}%` : '***';
}

/**
 * Invented characters for cipher areas, serial numbers and frame numbers; the same seed gives the same characters.
 */
export function inventedCharacters(seed: string, length: number, alphabet: string): string {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += alphabet[(state >>> 16) % alphabet.length] ?? '';
  }
  return text;
}
