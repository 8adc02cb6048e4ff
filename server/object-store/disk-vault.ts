import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { arrivingBytes, openIfThere, readFacts, readRange, syncFolder } from './object-file.ts';
import type { StoredFacts } from './object-file.ts';

export interface StoredObject {
  readonly facts: StoredFacts;
  /** The bytes from `first` to `last`, both included. Closes the file at its end, or when it is left early. */
  read(first: number, last: number): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

/** An object on its way in: nobody sees it before `commit`, and nothing is left of it after `discard`. */
export interface Arrival {
  readonly size: number;
  write(chunk: Buffer): Promise<void>;
  etag(): string;
  /**
   * Puts it under its key: as new, or `inPlace` of what lies there. Undefined when it was to be new and something lies
   * there already, which then stays as it is.
   */
  commit(as?: 'new' | 'inPlace'): Promise<StoredFacts | undefined>;
  discard(): Promise<void>;
}

/**
 * Objects on disk, one file each: a header block with the facts, then the bytes, so that both appear at once.
 * File names are hashes of keys: no key reaches another folder or meets another key that differs in case alone.
 */
export class DiskVault {
  readonly #folder: string;
  readonly #arriving: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#arriving = join(folder, 'arriving');
  }

  /** Makes the folders and clears what a killed server left half written. */
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

/** A second name for the file, which only one of several can get, and which never takes the place of another. */
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
