import { extensionOf } from '../../src/domain/upload/file-limits.ts';
import type { RefusalCode } from '../../src/contract/codes.ts';
import type { Inspection, ObjectStore } from './ports.ts';
import type { Parts } from './parts.ts';
import type { FileRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { sha256Hex } from './secrets.ts';

const mimeTypes: ReadonlyMap<string, string> = new Map([['jpg', 'image/jpeg'], ['jpeg', 'image/jpeg'], ['png', 'image/png'], ['pdf', 'application/pdf']]);

/** The content type that a name's extension promises. */
export function promisedType(fileName: string): string {
  return mimeTypes.get(extensionOf(fileName)) ?? 'application/octet-stream';
}

const refusedContent: Readonly<Record<Extract<Inspection, { kind: 'refused' }>['because'], RefusalCode>> = {
  'unknown-content': 'FILE_CONTENT', encrypted: 'FILE_ENCRYPTED', unreadable: 'FILE_UNREADABLE', 'too-many-pixels': 'FILE_PIXELS', empty: 'FILE_EMPTY',
};

async function refusalOf(file: FileRecord, objects: ObjectStore, parts: Pick<Parts, 'inspector'>): Promise<Refusal | undefined> {
  const bytes = await objects.get(file.objectKey);
  if (!bytes) return new Refusal('FILE_MISSING', { name: file.name });
  if (bytes.length !== file.size || (await sha256Hex(bytes)) !== file.sha256) return new Refusal('FILE_MISMATCH', { name: file.name });
  const inspection = await parts.inspector.inspect(bytes);
  if (inspection.kind === 'refused') return new Refusal(refusedContent[inspection.because], { name: file.name });
  return inspection.mimeType === file.mimeType ? undefined : new Refusal('FILE_CONTENT', { name: file.name });
}

/** Reads an uploaded object back; it counts only when size, digest, type by content and pixels agree with what was declared. Refused files leave nothing behind. The same arrival twice gives the same answer. */
export async function acceptArrived(parts: Parts, objectKey: string): Promise<FileRecord> {
  const { store, objects } = parts;
  const awaited = await store.transaction(async (transaction) => transaction.files.byObjectKey(objectKey));
  if (!awaited) throw new Refusal('FILE_MISSING', { name: '' });
  if (awaited.state === 'stored') return awaited;
  const refusal = await refusalOf(awaited, objects, parts);
  if (refusal) {
    await objects.remove(objectKey);
    throw refusal;
  }
  return store.transaction(async (transaction) => {
    const stored: FileRecord = { ...awaited, state: 'stored' };
    await transaction.files.save(stored);
    return stored;
  });
}
