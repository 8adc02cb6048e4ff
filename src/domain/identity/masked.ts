/** A mobile number as it may stand on a screen: three digits, four marks, four digits. Shorter ones show nothing. */
export function maskMobile(mobile: string): string {
  return mobile.length < 8 ? '*'.repeat(mobile.length) : `${mobile.slice(0, 3)}****${mobile.slice(7)}`;
}

/** A mail address as it may stand on a screen: its first sign, three marks, and its host. */
export function maskMail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 2 ? '*'.repeat(address.length) : `${address.slice(0, 1)}***${address.slice(at)}`;
}

/** An identity number as it may stand on a screen: its first and its last three signs. Shorter ones show nothing. */
export function maskIdNumber(idNumber: string): string {
  return idNumber.length < 10
    ? '*'.repeat(idNumber.length)
    : idNumber.slice(0, 3) + '*'.repeat(idNumber.length - 6) + idNumber.slice(-3);
}
