import { hash } from 'node:crypto';

const names: ReadonlyMap<string, string> = new Map([['SHA-256', 'sha256']]);

/**
 * Computes WebCrypto's digests synchronously instead of in another thread. The digests are the same. For tokens of some
 * dozen bytes, the change of threads takes far longer than the digest.
 */
export function digestAtOnce(): void {
  const elsewhere = crypto.subtle.digest.bind(crypto.subtle);
  const digest: SubtleCrypto['digest'] = async (algorithm, data) => {
    const name = names.get(typeof algorithm === 'string' ? algorithm : algorithm.name);
    if (name === undefined) return elsewhere(algorithm, data);
    const bytes = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data);
    return new Uint8Array(hash(name, bytes, 'buffer')).buffer;
  };
  Object.defineProperty(crypto.subtle, 'digest', { value: digest, configurable: true });
}

/**
 * MD5 of a part, hexadecimal, computed by Node. The page's own implementation in JavaScript takes many times as long.
 */
export function md5AtOnce(bytes: Uint8Array): string {
  return hash('md5', bytes, 'hex');
}
