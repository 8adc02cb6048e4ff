/** Maximum number of letters and digits of a contract number (document 2, section 5). */
export const contractNumberLength = 32;

/**
 * A contract number without separators, cut to the maximum length. Written numbers often contain dashes, brackets and
 * 年, 第 or 号.
 */
export function withoutSeparators(number: string): string {
  return number.replace(/[^0-9A-Za-z]/g, '').slice(0, contractNumberLength);
}
