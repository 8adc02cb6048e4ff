import { attemptKey } from '../file-uploads.ts';
import { filesOf } from '../item-content.ts';
import { servedCopyKey } from './served-object.ts';
import type { ObjectStore } from '../../ports.ts';
import type { FileRecord } from '../../records/evidence.ts';
import type { Store, Transaction } from '../../store.ts';

// Bytes that arrive in time may still be in transfer or under inspection, or wait for their document.
const grace = 60 * 60_000;

/**
 * Locks an upload together with its package and returns its present state; undefined when a document names it now, or
 * it no longer exists.
 */
async function lockUnusedUpload(
  transaction: Transaction,
  { pkFile, docMaterialId }: FileRecord,
): Promise<FileRecord | undefined> {
  const parent = (await transaction.materials.find(docMaterialId ?? ''))?.docDatumId ?? '';
  await transaction.packages.lock(parent);
  const items = await transaction.items.ofPackage(parent);
  if (items.some((item) => filesOf(item).includes(pkFile))) return undefined;
  const file = await transaction.files.lock(pkFile);
  // A user may have chosen it again for another package meanwhile.
  return (await transaction.items.filesInUse([pkFile])).has(pkFile) ? undefined : file;
}

/** Removes the record of an upload and its readings. After the commit, `removeUploadBytes` removes its objects. */
export async function removeUploadRecord({ files, readings }: Transaction, { pkFile }: FileRecord): Promise<void> {
  await files.remove(pkFile);
  await readings.remove(pkFile);
}

/** Removes all objects of an upload that no record names any more. */
export async function removeUploadBytes(objects: ObjectStore, file: FileRecord): Promise<void> {
  if (file.partUpload !== undefined) await objects.inParts?.abort({ key: file.promisedKey, upload: file.partUpload });
  for (const key of keysOf(file)) await objects.remove(key);
}

/**
 * Deletes uploads that no item names and that expired long before a real instant, with the bytes that arrived. Records
 * go first, because an upload without a record cannot be resumed.
 */
export async function forgetUploads(store: Store, objects: ObjectStore, instant: number): Promise<void> {
  const late = await store.transaction(async (transaction) => transaction.files.unusedUntil(instant - grace));
  for (const each of late) {
    const forgotten = await store.transaction(async (transaction) => {
      const file = await lockUnusedUpload(transaction, each);
      if (!file || file.submittedAt !== undefined || file.promisedUntil > instant - grace) return undefined;
      await removeUploadRecord(transaction, file);
      return file;
    });
    if (forgotten) await removeUploadBytes(objects, forgotten);
  }
}

function keysOf(file: FileRecord): readonly string[] {
  const unpacked = (file.archive ?? []).flatMap((entry) =>
    entry.unpacked && 'objectKey' in entry.unpacked ? [entry.unpacked.objectKey] : [],
  );
  return [
    ...[file.objectKey, ...unpacked].flatMap((key) => [key, servedCopyKey(key)]),
    ...Array.from({ length: file.attempts }, (_unused, index) => attemptKey(file, index + 1)),
  ];
}
