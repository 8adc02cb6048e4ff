import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Facts that the vault stores with an object's bytes. */
export interface StoredFacts {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
  /** MD5 of the bytes, upper-case hexadecimal. */
  readonly etag: string;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
}

/** Size of the block with the facts before the object's bytes. */
const headerBytes = 4096;
const readBytes = 64 * 1024;

export async function writeFacts(handle: FileHandle, facts: StoredFacts): Promise<void> {
  const text = JSON.stringify(facts);
  if (Buffer.byteLength(text) > headerBytes) throw new Error('The facts of an object do not fit its header');
  const header = Buffer.alloc(headerBytes, ' ');
  header.write(text, 'utf8');
  await writeAll(handle, header, 0);
}

export async function readFacts(handle: FileHandle): Promise<StoredFacts> {
  const header = Buffer.alloc(headerBytes);
  await handle.read(header, 0, headerBytes, 0);
  return JSON.parse(header.toString('utf8').trimEnd()) as StoredFacts;
}

/** Writes bytes of the object at a position, counted from the object's beginning. */
export async function writeBytes(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  await writeAll(handle, bytes, headerBytes + position);
}

export async function openIfThere(file: string): Promise<FileHandle | undefined> {
  return open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function writeAll(handle: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}

/** The object's bytes from `first` to `last`, inclusive; closes the file at the end or when reading stops early. */
export async function* readRange(handle: FileHandle, first: number, last: number): AsyncGenerator<Buffer> {
  try {
    for (let at = first; at <= last;) {
      const wanted = Math.min(readBytes, last - at + 1);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, headerBytes + at);
      if (bytesRead === 0) throw new Error('An object ends before its size');
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

/** Without this a power failure may undo the rename although the bytes are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Bytes that are being written to disk and are invisible until they are moved; nothing is left of them after `discard`.
 */
export interface ArrivingBytes {
  readonly size: number;
  write(chunk: Buffer): Promise<void>;
  /** MD5 of the received bytes, upper-case hexadecimal. */
  etag(): string;
  /** Completes the file: all bytes are on the disk with their facts, which are returned. */
  end(facts: Pick<StoredFacts, 'key' | 'contentType'>): Promise<StoredFacts>;
  discard(): Promise<void>;
}

/** Opens a new file for bytes that arrive. */
export async function arrivingBytes(partial: string): Promise<ArrivingBytes> {
  const handle = await open(partial, 'wx', 0o600);
  const hash = createHash('md5');
  let size = 0;
  let digest: string | undefined;
  const etag = () => (digest ??= hash.digest('hex').toUpperCase());
  return {
    get size() {
      return size;
    },
    async write(chunk) {
      await writeBytes(handle, chunk, size);
      hash.update(chunk);
      size += chunk.length;
    },
    etag,
    async end(known) {
      const facts: StoredFacts = { ...known, size, etag: etag(), storedAt: Date.now() };
      await writeFacts(handle, facts);
      await handle.sync();
      await handle.close();
      return facts;
    },
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(partial, { force: true });
    },
  };
}
