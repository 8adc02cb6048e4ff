import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArrivedContent } from '../core/ports.ts';

/**
 * Gives the path of a file in a folder with these bytes to the work, for as long as it lasts; undefined, without any
 * work, where they are not what was declared.
 */
export async function spooled<Result>(
  folder: string,
  content: ArrivedContent,
  work: (path: string) => Promise<Result>,
): Promise<Result | undefined> {
  const path = join(folder, `arrived-${randomUUID()}`);
  try {
    return (await written(path, content)) ? await work(path) : undefined;
  } finally {
    await rm(path, { force: true });
  }
}

async function written(path: string, { bytes, size, sha256 }: ArrivedContent): Promise<boolean> {
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let come = 0;
  try {
    for await (const chunk of bytes) {
      come += chunk.length;
      if (come > size) return false;
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return come === size && hash.digest('hex') === sha256;
}
