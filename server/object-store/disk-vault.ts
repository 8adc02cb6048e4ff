import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { arrivingBytes, openIfThere, readFacts, readRange, syncFolder } from './object-file.ts';
import type { StoredFacts } from './object-file.ts';

export interface StoredObject {
  readonly facts: StoredFacts;
  /** The bytes from `first` to `last`, inclusive. Closes the file at its end, or when reading stops early. */
  read(first: number, last: number): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

/** An object that is being written: it is invisible before `commit`, and nothing of it is left after `discard`. */
export interface Arrival {
  readonly size: number;
  write(chunk: Buffer): Promise<void>;
  etag(): string;
  /**
   * Stores it under its key: as new, or `inPlace` of an existing object. Undefined when it was to be new and an object
   * exists already, which then stays unchanged.
   */
  commit(as?: 'new' | 'inPlace'): Promise<StoredFacts | undefined>;
  discard(): Promise<void>;
}

/**
 * Objects on disk, one file each: a header block with the facts, then the bytes, so that both appear at once. File
 * names are hashes of keys, so that no key reaches another folder or collides with a key that differs in case alone.
 */
export class DiskVault {
  readonly #folder: string;
  readonly #arriving: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#arriving = join(folder, 'arriving');
  }

  /** Creates the folders and removes incomplete objects of a killed server. */
  async prepare(): Promise<void> {
    await rm(this.#arriving, { recursive: true, force: true });
    await mkdir(this.#arriving, { recursive: true, mode: 0o700 });
  }

  async open(key: string): Promise<StoredObject | undefined> {
    const handle = await openIfThere(this.#pathOf(key).file);
    if (handle === undefined) return undefined;
    try {
      return {
        facts: await readFacts(handle),
        read: (first, last) => readRange(handle, first, last),
        close: () => handle.close(),
      };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async facts(key: string): Promise<StoredFacts | undefined> {
    const stored = await this.open(key);
    await stored?.close();
    return stored?.facts;
  }

  async remove(key: string): Promise<void> {
    const { file, folder } = this.#pathOf(key);
    await rm(file, { force: true });
    await syncFolder(folder).catch(() => undefined);
  }

  async receive(key: string, contentType: string): Promise<Arrival> {
    const partial = join(this.#arriving, randomUUID());
    const bytes = await arrivingBytes(partial);
    return {
      get size() {
        return bytes.size;
      },
      write: bytes.write,
      etag: bytes.etag,
      commit: async (as = 'new') => {
        const facts = await bytes.end({ key, contentType });
        return (await this.#moveIntoPlace(partial, key, as)) ? facts : undefined;
      },
      discard: bytes.discard,
    };
  }

  async #moveIntoPlace(partial: string, key: string, as: 'new' | 'inPlace'): Promise<boolean> {
    const { file, folder } = this.#pathOf(key);
    const madeFolder = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (as === 'inPlace') await rename(partial, file);
    else if (!(await linkedAsNew(partial, file))) return false;
    await syncFolder(folder);
    if (madeFolder !== undefined) await syncFolder(this.#folder);
    return true;
  }

  #pathOf(key: string): { readonly file: string; readonly folder: string } {
    const name = createHash('sha256').update(key, 'utf8').digest('hex');
    const folder = join(this.#folder, name.slice(0, 2));
    return { file: join(folder, name), folder };
  }
}

/** Creates a second name for the file. Of several attempts only one succeeds, and none replaces an existing file. */
async function linkedAsNew(partial: string, file: string): Promise<boolean> {
  try {
    await link(partial, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  await rm(partial);
  return true;
}
