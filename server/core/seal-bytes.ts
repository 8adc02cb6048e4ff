import { base64, bytesOfBase64 } from './secrets.ts';

const ivLength = 12;

/** Derives the key of one purpose from the secret. Keys of different purposes do not reveal one another. */
async function keyFor(secret: string, purpose: string): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Secret and purpose of a seal, and the plain text (`beside`) that it authenticates too. */
export interface Seal {
  readonly secret: string;
  readonly purpose: string;
  readonly beside: string;
}

const cipher = (iv: Uint8Array<ArrayBuffer>, { beside }: Seal) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(beside),
});

/**
 * Encrypts bytes by AES-256-GCM under a key derived from the secret. The result is Base64 and begins with the nonce.
 */
export async function sealBytes(bytes: Uint8Array<ArrayBuffer>, seal: Seal): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const encrypted = await crypto.subtle.encrypt(cipher(iv, seal), await keyFor(seal.secret, seal.purpose), bytes);
  return base64(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
}

/** Decrypts what `sealBytes` made; undefined when the secret is a different one or the text was changed. */
export async function unsealBytes(text: string, seal: Seal): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = bytesOfBase64(text);
    const key = await keyFor(seal.secret, seal.purpose);
    return new Uint8Array(
      await crypto.subtle.decrypt(cipher(bytes.slice(0, ivLength), seal), key, bytes.slice(ivLength)),
    );
  } catch {
    return undefined;
  }
}
