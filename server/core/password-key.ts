import { randomToken } from './secrets.ts';

const algorithm = { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };

/** The key pair under which passwords travel: RSA-OAEP with SHA-256 (document 1, section 7, public-keys/cache). */
export interface PasswordKey {
  readonly keyId: string;
  /** SubjectPublicKeyInfo, base64. */
  readonly publicKey: string;
  /** The password, or undefined when it was not encrypted under this key. */
  decrypt(base64: string): Promise<string | undefined>;
}

export async function makePasswordKey(): Promise<PasswordKey> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey));
  return {
    keyId: randomToken(9),
    publicKey: btoa(String.fromCharCode(...spki)),
    decrypt: async (base64) => {
      try {
        const cipher = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'RSA-OAEP' }, pair.privateKey, cipher));
      } catch {
        return undefined;
      }
    },
  };
}
