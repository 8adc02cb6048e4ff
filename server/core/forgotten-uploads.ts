import { attemptKey } from './file-uploads.ts';
import type { ObjectStore } from './ports.ts';
import type { FileRecord } from './records.ts';
import type { Store } from './store.ts';

// Bytes that began to come in time may still be under way, or be looked into.
const grace = 60 * 60_000;

/** Forgets uploads whose time was over long before a real instant, with whatever came of them. Their records go first: what no record names, nobody can take up again. */
export async function forgetUploads(store: Store, objects: ObjectStore, instant: number): Promise<void> {
  const late = await store.transaction(async (transaction) => transaction.files.awaitedUntil(instant - grace));
  for (const { pkFile } of late) {
    const forgotten = await store.transaction(async (transaction) => {
      const file = await transaction.files.lock(pkFile);
      if (file?.state !== 'awaited' || file.promisedUntil > instant - grace) return undefined;
      await transaction.files.remove(pkFile);
      return file;
    });
    for (const key of forgotten ? keysOf(forgotten) : []) await objects.remove(key);
  }
}

function keysOf(file: FileRecord): readonly string[] {
  return [file.objectKey, ...Array.from({ length: file.attempts }, (_unused, index) => attemptKey(file, index + 1))];
}
