import { contentOf } from '../../byte-stream.ts';
import type { Parts } from '../../parts.ts';
import type { FileRecord } from '../../records/evidence.ts';
import { sha256Hex } from '../../secrets.ts';
import { freshKey } from '../arrived-file.ts';
import { withBlanks } from '../fill-template.ts';

/** Generates the bytes of a file of the demo world when they are first needed. */
export async function generateFile(
  { store, objects, documents }: Pick<Parts, 'store' | 'objects' | 'documents'>,
  file: FileRecord,
): Promise<FileRecord> {
  // The digest is known once the file was generated. It is generated again when the store was emptied since.
  if (!file.order || (file.sha256 !== '' && (await objects.head(file.objectKey)))) return file;
  const { bytes, mimeType } = await documents.make(withBlanks(file.order));
  const objectKey = freshKey(file.name);
  await objects.put(objectKey, contentOf(bytes, mimeType));
  const sha256 = await sha256Hex(bytes);
  const kept = await store.transaction(async (transaction) => {
    const held = await transaction.files.lock(file.pkFile);
    if (held && held.objectKey !== file.objectKey) return held;
    // It may have been submitted meanwhile.
    const known: FileRecord = { ...(held ?? file), objectKey, size: bytes.length, mimeType, sha256 };
    await transaction.files.save(known);
    return known;
  });
  // A concurrent request has generated it first.
  if (kept.objectKey !== objectKey) await objects.remove(objectKey);
  return kept;
}
