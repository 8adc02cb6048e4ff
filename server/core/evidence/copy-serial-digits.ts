/**
 * Last digits of the numbers of a package's copy; the package itself is copy 0. Different for each of a thousand
 * copies.
 */
export function copySerialDigits(serial: number): string {
  return String((serial * 617) % 1000).padStart(3, '0');
}
