import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteStream, Spool } from '../core/ports.ts';

/** Bytes wait in a file of a folder, which is gone again when the work is done. */
export class FileSpool implements Spool {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async spoolThrough<Result>(
    bytes: ByteStream,
    work: (content: { readonly size: number; readonly bytes: ByteStream }) => Promise<Result>,
  ): Promise<Result> {
    const path = join(this.#folder, `arrived-${randomUUID()}`);
    try {
      const size = await written(path, bytes);
      // Opened when it is read.
      return await work({ size, bytes: readFrom(path) });
    } finally {
      await rm(path, { force: true });
    }
  }
}

async function* readFrom(path: string): ByteStream {
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) yield piece;
}

async function written(path: string, bytes: ByteStream): Promise<number> {
  const handle = await open(path, 'wx', 0o600);
  let size = 0;
  try {
    for await (const piece of bytes) {
      await handle.writeFile(piece);
      size += piece.length;
    }
  } finally {
    await handle.close();
  }
  return size;
}
