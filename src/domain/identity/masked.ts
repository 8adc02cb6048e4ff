/**
 * Masks a mobile number: three digits, four asterisks, four digits. Numbers shorter than 8 digits are masked
 * completely.
 */
export function maskMobile(mobile: string): string {
  return mobile.length < 8 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(7)}`;
}

/**
 * Masks a mail address: first character, three asterisks, host. Addresses with fewer than two characters before the
 * host are masked completely.
 */
export function maskMail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 2 ? '*'.repeat(address.length) : `${address.slice(0, 1)}***${address.slice(at)}`;
}

/**
 * Masks an identity number except its first three and last three characters. Numbers shorter than 10 characters are
 * masked completely.
 */
export function maskIdNumber(idNumber: string): string {
  return idNumber.length < 10
    ? '*'.repeat(idNumber.length)
    : idNumber.slice(0, 3) + '*'.repeat(idNumber.length - 6) + idNumber.slice(-3);
}
