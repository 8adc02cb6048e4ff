import { base64 } from '../../server/core/secrets.ts';

const kind = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** A key of a token. */
export interface TestKey {
  /** SubjectPublicKeyInfo, base64. */
  readonly publicKey: string;
  sign(text: string): Promise<string>;
}

export async function testKey(): Promise<TestKey> {
  const pair = await crypto.subtle.generateKey(kind, true, ['sign', 'verify']);
  return {
    publicKey: base64(new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))),
    sign: async (text) =>
      base64(
        new Uint8Array(
          await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, new TextEncoder().encode(text)),
        ),
      ),
  };
}
