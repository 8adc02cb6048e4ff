/**
 * The number of a mobile telephone of mainland China without what people put between its digits; undefined for anything
 * else.
 */
export function mobileNumber(typed: string): string | undefined {
  const digits = typed
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^\+?86(?=1\d{10}$)/, '');
  return /^1\d{10}$/.test(digits) ? digits : undefined;
}
