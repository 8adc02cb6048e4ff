/** Randomness and digests by WebCrypto, which server, test and browser share. */
export function randomToken(bytes = 32): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Random decimal digits, evenly distributed. */
export function randomDigits(count: number): string {
  let digits = '';
  // Bytes from 250 on are dropped; they would make the digits 0 to 5 more likely.
  while (digits.length < count)
    digits += [...crypto.getRandomValues(new Uint8Array(count))]
      .filter((byte) => byte < 250)
      .map((byte) => byte % 10)
      .join('');
  return digits.slice(0, count);
}

export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Decodes Base64. Throws for invalid text. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export function base64Url(bytes: Uint8Array): string {
  return base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function sha256(data: Uint8Array | string): Promise<Uint8Array> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
}

export async function sha256Hex(data: Uint8Array | string): Promise<string> {
  return [...(await sha256(data))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
