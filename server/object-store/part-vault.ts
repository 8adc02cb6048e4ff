import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arrivingBytes, openIfThere, readFacts, readRange, syncFolder } from './object-file.ts';
import type { StoredFacts } from './object-file.ts';

/** The object that an upload in parts will become. */
export interface BegunObject {
  readonly key: string;
  readonly contentType: string;
  /** Milliseconds since the epoch. */
  readonly begunAt: number;
}

/** One part that is being written: it is invisible before `commit`, and nothing of it is left after `discard`. */
export interface PartArrival {
  readonly size: number;
  write(chunk: Buffer): Promise<void>;
  /** MD5 of the received bytes, upper-case hexadecimal. */
  etag(): string;
  commit(): Promise<void>;
  discard(): Promise<void>;
}

/** Age from which an upload cannot be continued; its client has given it up days before. */
const maxUploadAgeMs = 7 * 24 * 60 * 60_000;

/**
 * Objects that are uploaded in parts: a folder for each with a file for each part. Parts survive a restart of the
 * server. Upload ids are generated here and are the only names that reach the disk.
 */
export class PartVault {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = join(folder, 'parts');
  }

  /** Creates the folder, and removes incomplete parts of a killed server and abandoned uploads. */
  async prepare(now: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const upload of await readdir(this.#folder)) {
      if ((await this.begun(upload)) === undefined) await this.remove(upload);
      else
        for (const name of await readdir(join(this.#folder, upload)))
          if (name.startsWith('arriving-')) await rm(join(this.#folder, upload, name), { force: true });
    }
    await this.sweep(now);
  }

  /**
   * Removes abandoned uploads while the store is running. A folder without its object may just be being created, so it
   * stays.
   */
  async sweep(now: number): Promise<void> {
    for (const upload of await readdir(this.#folder)) {
      const begun = await this.begun(upload);
      if (begun !== undefined && begun.begunAt < now - maxUploadAgeMs) await this.remove(upload);
    }
  }

  /** Begins an upload, and returns its id. */
  async begin(object: BegunObject): Promise<string> {
    const upload = randomUUID().replaceAll('-', '').toUpperCase();
    const folder = join(this.#folder, upload);
    await mkdir(folder, { mode: 0o700 });
    await writeFile(join(folder, 'object'), JSON.stringify(object), { mode: 0o600, flush: true });
    await syncFolder(folder);
    await syncFolder(this.#folder);
    return upload;
  }

  /** Undefined when there is no such upload, or no longer. */
  async begun(upload: string): Promise<BegunObject | undefined> {
    if (!isDrawn(upload)) return undefined;
    const text = await readFile(join(this.#folder, upload, 'object'), 'utf8').catch(undefinedIfMissing);
    return text === undefined ? undefined : (JSON.parse(text) as BegunObject);
  }

  async receive(upload: string, number: number): Promise<PartArrival> {
    const folder = join(this.#folder, upload);
    const partial = join(folder, `arriving-${randomUUID()}`);
    const bytes = await arrivingBytes(partial);
    return {
      get size() {
        return bytes.size;
      },
      write: bytes.write,
      etag: bytes.etag,
      async commit() {
        await bytes.end({ key: String(number), contentType: '' });
        await rename(partial, join(folder, String(number)));
        await syncFolder(folder);
      },
      discard: bytes.discard,
    };
  }

  /** The complete parts, by number. */
  async parts(upload: string): Promise<readonly StoredFacts[]> {
    const names = (await readdir(join(this.#folder, upload)).catch(undefinedIfMissing)) ?? [];
    const found: StoredFacts[] = [];
    for (const name of names.filter((each) => /^\d+$/.test(each)).sort((one, other) => Number(one) - Number(other))) {
      const handle = await openIfThere(join(this.#folder, upload, name));
      if (handle === undefined) continue;
      try {
        found.push(await readFacts(handle));
      } finally {
        await handle.close();
      }
    }
    return found;
  }

  /** The bytes of a part; empty where it no longer exists. */
  async *read(upload: string, { key, size }: StoredFacts): AsyncGenerator<Buffer> {
    const handle = await openIfThere(join(this.#folder, upload, key));
    if (handle !== undefined) yield* readRange(handle, 0, size - 1);
  }

  async remove(upload: string): Promise<void> {
    await rm(join(this.#folder, upload), { recursive: true, force: true });
  }
}

function isDrawn(upload: string): boolean {
  return /^[0-9A-F]{32}$/.test(upload);
}

function undefinedIfMissing(fault: NodeJS.ErrnoException): undefined {
  if (fault.code !== 'ENOENT' && fault.code !== 'ENOTDIR') throw fault;
}
