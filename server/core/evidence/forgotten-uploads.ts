import { attemptKey } from './file-uploads.ts';
import { filesOf } from './item-content.ts';
import type { ObjectStore } from '../ports.ts';
import type { FileRecord } from '../records.ts';
import type { Store, Transaction } from '../store.ts';

// Bytes that began to come in time may still be under way, or be looked into, and what came waits for its document.
const grace = 60 * 60_000;

/** The upload as it stands, held with its package, without which nobody names a file; undefined once somebody did, or it is no more. */
async function heldUnused(transaction: Transaction, { pkFile, docMaterialId }: FileRecord): Promise<FileRecord | undefined> {
  const parent = (await transaction.materials.find(docMaterialId ?? ''))?.docDatumId ?? '';
  await transaction.packages.lock(parent);
  const items = await transaction.items.ofPackage(parent);
  return items.some((item) => filesOf(item).includes(pkFile)) ? undefined : transaction.files.lock(pkFile);
}

/** Forgets uploads that no item names, whose time was over long before a real instant, with whatever came of them. Their records go first: what no record names, nobody can take up again. */
export async function forgetUploads(store: Store, objects: ObjectStore, instant: number): Promise<void> {
  const late = await store.transaction(async (transaction) => transaction.files.unusedUntil(instant - grace));
  for (const each of late) {
    const forgotten = await store.transaction(async (transaction) => {
      const file = await heldUnused(transaction, each);
      if (!file || file.submittedAt !== undefined || file.promisedUntil > instant - grace) return undefined;
      await transaction.files.remove(file.pkFile);
      await transaction.readings.remove(file.pkFile);
      return file;
    });
    if (forgotten?.partUpload !== undefined) await objects.inParts?.abort({ key: forgotten.promisedKey, upload: forgotten.partUpload });
    for (const key of forgotten ? keysOf(forgotten) : []) await objects.remove(key);
  }
}

function keysOf(file: FileRecord): readonly string[] {
  return [file.objectKey, ...Array.from({ length: file.attempts }, (_unused, index) => attemptKey(file, index + 1))];
}
