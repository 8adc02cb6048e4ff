import { base64Url, bytesOfBase64 } from './secrets.ts';

const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

async function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);
}

// The purpose is part of the signed text, so that a signature for one purpose is not valid for another. No purpose
// contains a line break.
const signedText = (purpose: string, text: string) => encoder.encode(`${purpose}\n${text}`);

/** HMAC-SHA256 of a text for a purpose, base64url. */
export async function signature(secret: string, purpose: string, text: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), signedText(purpose, text))));
}

/** Checks a signature in constant time. A malformed signature is a wrong one. */
export async function isSigned(secret: string, purpose: string, text: string, given: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(given)) return false;
  const bytes = bytesOfBase64(`${given.replaceAll('-', '+').replaceAll('_', '/')}=`);
  return crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signedText(purpose, text));
}
