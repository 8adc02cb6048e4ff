import { open, type FileHandle } from 'node:fs/promises';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Inspection } from '../core/ports.ts';
import type { ByteSource } from './byte-source.ts';
import { inspectedContent } from './inspected-content.ts';
import { readPdf } from './pdf-reading.ts';

// A reader that unpacks has no time to look at itself; this thread does, and ends both.
const watch = new Worker(new URL('memory-watch.ts', import.meta.url), { workerData: Number(process.argv[2]) });
const watched = once(watch, 'message').then(() => watch.unref());
// Ends with the server, however that ends, and not before: a key that stops the server is sent to both.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

process.on('message', (path: string) => {
  void watched.then(async () => inspectionOf(path)).then((inspection) => process.send?.(inspection));
});

async function inspectionOf(path: string): Promise<Inspection> {
  const handle = await open(path, 'r');
  try {
    return await inspectedContent(await fileSource(handle), readPdf);
  } finally {
    await handle.close();
  }
}

async function fileSource(handle: FileHandle): Promise<ByteSource> {
  const { size } = await handle.stat();
  return {
    size,
    read: async (from, to) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from));
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    },
  };
}
