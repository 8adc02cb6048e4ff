import { base64Url, bytesOfBase64 } from '../secrets.ts';

const encoder = new TextEncoder();
const algorithm = { name: 'HMAC', hash: 'SHA-256' };

async function keyOf(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);
}

// The secret serves other purposes as well; nothing else is signed under this word.
const signedText = (objectKey: string) => encoder.encode(`upload callback\n${objectKey}`);

/** What the store says with its word that this object arrived. Only the installation can make it; it stands in the form's signed callback. */
export async function callbackToken(secret: string, objectKey: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), signedText(objectKey))));
}

/** Compares in constant time; whatever is no token at all is a wrong one. */
export async function isCallbackToken(secret: string, objectKey: string, token: string): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(token)) return false;
  const given = bytesOfBase64(`${token.replaceAll('-', '+').replaceAll('_', '/')}=`);
  return crypto.subtle.verify('HMAC', await keyOf(secret), given, signedText(objectKey));
}
