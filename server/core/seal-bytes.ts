import { base64, base64Url, bytesOfBase64 } from './secrets.ts';

const ivLength = 12;

/** Derives the key of one purpose from the secret. Keys of different purposes do not reveal one another. */
async function keyFor(
  { secret, purpose }: Pick<Seal, 'secret' | 'purpose'>,
  algorithm: AesKeyGenParams | HmacKeyGenParams,
  usages: readonly KeyUsage[],
): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) };
  return crypto.subtle.deriveKey(derivation, material, algorithm, false, usages);
}

const sealKey = async (seal: Seal): Promise<CryptoKey> =>
  keyFor(seal, { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']);

/** Secret and purpose of a seal, and plain text that is authenticated with the sealed bytes. */
export interface Seal {
  readonly secret: string;
  readonly purpose: string;
  readonly additionalData: string;
}

const aesGcmParameters = (iv: Uint8Array<ArrayBuffer>, { additionalData }: Seal) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(additionalData),
});

/**
 * Encrypts bytes with AES-256-GCM under a key derived from the secret. The result is Base64 and begins with the
 * initialisation vector.
 */
export async function sealBytes(bytes: Uint8Array<ArrayBuffer>, seal: Seal): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const encrypted = await crypto.subtle.encrypt(aesGcmParameters(iv, seal), await sealKey(seal), bytes);
  return base64(new Uint8Array([...iv, ...new Uint8Array(encrypted)]));
}

/** Decrypts the result of `sealBytes`; undefined for another secret or a changed text. */
export async function unsealBytes(text: string, seal: Seal): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const bytes = bytesOfBase64(text);
    const key = await sealKey(seal);
    return new Uint8Array(
      await crypto.subtle.decrypt(aesGcmParameters(bytes.slice(0, ivLength), seal), key, bytes.slice(ivLength)),
    );
  } catch {
    return undefined;
  }
}

/** Number of bytes of a keyed digest, enough to avoid collisions within a list. */
const digestLength = 16;

/**
 * HMAC-SHA-256 digests of texts under a key derived from the secret, in their order. Equal texts have equal digests;
 * without the secret, a digest cannot be linked to its text.
 */
export async function keyedDigests(
  texts: readonly string[],
  about: Pick<Seal, 'secret' | 'purpose'>,
): Promise<readonly string[]> {
  const key = await keyFor(about, { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']);
  const encoder = new TextEncoder();
  return Promise.all(
    texts.map(async (each) => {
      const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(each)));
      return base64Url(digest.slice(0, digestLength));
    }),
  );
}
