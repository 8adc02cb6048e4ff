import { contentOf, exactly, streamOf, wholeOf } from '../../core/byte-stream.ts';
import type {
  ByteStream,
  ObjectContent,
  ObjectFacts,
  ObjectStore,
  PostPolicy,
  PostPolicyRequest,
} from '../../core/ports.ts';
import { MemoryPartStore, type Md5 } from './memory-part-store.ts';

/** Makes an address at which the environment of the store can read these bytes. */
export type AddressOf = (
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  downloadName: string | undefined,
) => string;

/**
 * Objects in memory, for a portal without a server and for fast tests. It accepts no uploads by forms; parts arrive by
 * `inParts.take`.
 */
export class MemoryObjectStore implements ObjectStore {
  readonly #objects = new Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly contentType: string }>();
  readonly #addressOf: AddressOf;
  readonly inParts: MemoryPartStore;

  constructor(addressOf: AddressOf = dataAddress, md5?: Md5) {
    this.#addressOf = addressOf;
    this.inParts = new MemoryPartStore(
      async (key, bytes, contentType) => this.put(key, contentOf(bytes, contentType)),
      md5,
    );
  }

  async postPolicy(_request: PostPolicyRequest): Promise<PostPolicy | undefined> {
    return undefined;
  }

  async put(key: string, { bytes, size, contentType }: ObjectContent): Promise<'stored' | 'taken'> {
    const whole = await wholeOf(
      exactly(bytes, size, (received) => new RangeError(`${received} bytes came of ${size}`)),
    );
    if (this.#objects.has(key)) return 'taken';
    this.#objects.set(key, { bytes: whole, contentType });
    return 'stored';
  }

  async get(key: string): Promise<ByteStream | undefined> {
    const found = this.#objects.get(key);
    return found && streamOf(found.bytes.slice());
  }

  async head(key: string): Promise<ObjectFacts | undefined> {
    const found = this.#objects.get(key);
    return found && { size: found.bytes.length, contentType: found.contentType };
  }

  async remove(key: string): Promise<void> {
    this.#objects.delete(key);
  }

  async signedAddress(
    key: string,
    options: { readonly expiresAt: number; readonly downloadName?: string },
  ): Promise<string> {
    const { bytes, contentType } = this.#objects.get(key) ?? {
      bytes: new Uint8Array(),
      contentType: 'application/octet-stream',
    };
    return this.#addressOf(key, bytes, contentType, options.downloadName);
  }
}

/** An address that contains the bytes. */
export function dataAddress(_key: string, bytes: Uint8Array, contentType: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return `data:${contentType};base64,${btoa(pieces.join(''))}`;
}
