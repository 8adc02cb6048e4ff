import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArrivedContent } from '../core/ports.ts';

/**
 * Writes declared content to a file, passes its path to the work, and removes it afterwards. Undefined, without the
 * work, when size or digest are not as declared.
 */
export async function withSpooledFile<Result>(
  folder: string,
  content: ArrivedContent,
  work: (path: string) => Promise<Result>,
): Promise<Result | undefined> {
  const path = join(folder, `arrived-${randomUUID()}`);
  try {
    return (await writeAndVerify(path, content)) ? await work(path) : undefined;
  } finally {
    await rm(path, { force: true });
  }
}

async function writeAndVerify(path: string, { bytes, size, sha256 }: ArrivedContent): Promise<boolean> {
  const handle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let received = 0;
  try {
    for await (const chunk of bytes) {
      received += chunk.length;
      if (received > size) return false;
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return received === size && hash.digest('hex') === sha256;
}
