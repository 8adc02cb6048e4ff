import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteStream, Spool } from '../core/ports.ts';

/** Keeps bytes in a file of a folder, and removes the file when the work is done. */
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
      const size = await writeBytes(path, bytes);
      return await work({ size, bytes: readBytes(path) });
    } finally {
      await rm(path, { force: true });
    }
  }
}

async function* readBytes(path: string): ByteStream {
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) yield piece;
}

async function writeBytes(path: string, bytes: ByteStream): Promise<number> {
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
