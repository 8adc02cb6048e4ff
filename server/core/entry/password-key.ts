import * as v from 'valibot';
import { sealBytes, unsealBytes, type Seal } from '../seal-bytes.ts';
import { base64, bytesOfBase64, randomToken } from '../secrets.ts';

/** A key of 3,072 bits is as strong as a symmetric key of 128 bits. */
const modulusLength = 3072;
const algorithm = { name: 'RSA-OAEP', modulusLength, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };

/**
 * The key pair that encrypts passwords in transit: RSA-OAEP with SHA-256 (document 1, section 7, public-keys/cache).
 */
export interface PasswordKey {
  readonly keyId: string;
  /** SubjectPublicKeyInfo, base64. */
  readonly publicKey: string;
  /**
   * The password, or undefined when it was encrypted under another key or for another visit. `boundTo` is the label
   * with which it was encrypted.
   */
  decrypt(base64: string, boundTo: string): Promise<string | undefined>;
}

/** The pair as it is stored; its private part is encrypted. */
export const keptPairSchema = v.object({ keyId: v.string(), publicKey: v.string(), sealed: v.string() });

export type KeptPair = v.InferOutput<typeof keptPairSchema>;

const sealOf = (secret: string, { keyId, publicKey }: Pick<KeptPair, 'keyId' | 'publicKey'>): Seal => ({
  secret,
  purpose: 'password key',
  additionalData: `${keyId}\n${publicKey}`,
});

export async function makePair(secret: string): Promise<KeptPair> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const open = {
    keyId: randomToken(9),
    publicKey: base64(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))),
  };
  return {
    ...open,
    sealed: await sealBytes(
      new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
      sealOf(secret, open),
    ),
  };
}

/** Opens a stored pair; undefined when it was encrypted with another secret, or is shorter than new pairs are. */
export async function openPair(pair: KeptPair, secret: string): Promise<PasswordKey | undefined> {
  const bytes = await unsealBytes(pair.sealed, sealOf(secret, pair));
  if (!bytes) return undefined;
  const privateKey = await crypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['decrypt']);
  // WebCrypto's type has only the fields that all algorithms have.
  if ((privateKey.algorithm as RsaHashedKeyAlgorithm).modulusLength < modulusLength) return undefined;
  return {
    keyId: pair.keyId,
    publicKey: pair.publicKey,
    decrypt: async (text, boundTo) => {
      try {
        return new TextDecoder().decode(
          await crypto.subtle.decrypt(
            { name: 'RSA-OAEP', label: new TextEncoder().encode(boundTo) },
            privateKey,
            bytesOfBase64(text),
          ),
        );
      } catch {
        return undefined;
      }
    },
  };
}
