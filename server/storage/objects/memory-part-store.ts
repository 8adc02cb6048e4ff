import { md5 } from '@noble/hashes/legacy.js';
import type { PartAddress, PartStore, PartUpload, StoredPart } from '../../core/ports.ts';

interface OpenUpload {
  readonly key: string;
  readonly contentType: string;
  readonly parts: Map<number, ReceivedPart>;
}

interface ReceivedPart {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly md5: string;
}

/** MD5, hexadecimal, lower case. */
export type Md5 = (bytes: Uint8Array) => string;

const scheme = 'memory-part:';

/** The `PartStore` port in memory. `take` replaces the upload to an address. */
export class MemoryPartStore implements PartStore {
  readonly #uploads = new Map<string, OpenUpload>();
  readonly #put: (key: string, bytes: Uint8Array, contentType: string) => Promise<'stored' | 'taken'>;
  readonly #md5: Md5;
  #uploadCount = 0;

  /** @param digest MD5. The default is written in JavaScript, because browsers have none; a server's is much faster. */
  constructor(
    put: (key: string, bytes: Uint8Array, contentType: string) => Promise<'stored' | 'taken'>,
    digest = md5Hex,
  ) {
    this.#put = put;
    this.#md5 = digest;
  }

  /** Receives a part at an address, as a store would. Throws an Error for a part that the address does not permit. */
  async take(address: string, bytes: Uint8Array): Promise<void> {
    const [upload = '', number = '', digest = ''] = address.slice(scheme.length).split('/');
    const open = this.#uploads.get(upload);
    if (!open || !address.startsWith(scheme)) throw new Error('NoSuchUpload');
    if (this.#md5(bytes) !== digest) throw new Error('InvalidDigest');
    open.parts.set(Number(number), { bytes: new Uint8Array(bytes), md5: digest });
  }

  async begin(key: string, contentType: string): Promise<string> {
    this.#uploadCount += 1;
    this.#uploads.set(String(this.#uploadCount), { key, contentType, parts: new Map() });
    return String(this.#uploadCount);
  }

  async address(
    { upload }: PartUpload,
    { number, md5: digest }: Parameters<PartStore['address']>[1],
  ): Promise<PartAddress> {
    return { url: `${scheme}${upload}/${number}/${digest}`, headers: {} };
  }

  async parts(of: PartUpload): Promise<readonly StoredPart[] | undefined> {
    const open = this.#findUpload(of);
    return (
      open &&
      [...open.parts]
        .map(([number, { bytes, md5: digest }]) => ({ number, size: bytes.length, md5: digest }))
        .sort((one, other) => one.number - other.number)
    );
  }

  async complete(of: PartUpload, parts: readonly StoredPart[]): Promise<'stored' | 'taken' | 'gone'> {
    const open = this.#findUpload(of);
    const whole = new Uint8Array(parts.reduce((sum, { size }) => sum + size, 0));
    let place = 0;
    for (const { number, md5: digest } of parts) {
      const part = open?.parts.get(number);
      if (part?.md5 !== digest) return 'gone';
      whole.set(part.bytes, place);
      place += part.bytes.length;
    }
    const outcome = await this.#put(of.key, whole, open?.contentType ?? '');
    if (outcome === 'stored') this.#uploads.delete(of.upload);
    return outcome;
  }

  async abort(of: PartUpload): Promise<void> {
    if (this.#findUpload(of)) this.#uploads.delete(of.upload);
  }

  #findUpload({ key, upload }: PartUpload): OpenUpload | undefined {
    const open = this.#uploads.get(upload);
    return open?.key === key ? open : undefined;
  }
}

function md5Hex(bytes: Uint8Array): string {
  return [...md5(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
