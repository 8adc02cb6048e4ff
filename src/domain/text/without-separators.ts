/** Letters or digits that a contract number may have at most (document 2, section 5). */
export const contractNumberLength = 32;

/** Real contract numbers carry dashes, brackets and 年 第 号; this is the number without them. */
export function withoutSeparators(number: string): string {
  return number.replace(/[^0-9A-Za-z]/g, '').slice(0, contractNumberLength);
}
