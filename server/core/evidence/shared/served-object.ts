import { withoutMetadata } from '../../../../src/domain/uploads/picture-metadata.ts';
import { contentOf, wholeOf } from '../../byte-stream.ts';
import type { ObjectStore } from '../../ports.ts';

/** Object keys of pictures without metadata. A key is never reused for other bytes. */
const plainKeys = new Set<string>();
/** Maximum number of remembered keys; after that the pictures are examined again. */
const maxRememberedKeys = 50_000;

/** Key of the copy of a picture that users receive. */
export const servedCopyKey = (objectKey: string): string => `shown-${objectKey}`;

export interface ServedObject {
  readonly objectKey: string;
  /** Undefined for the original. */
  readonly size?: number;
}

function notePlain(objectKey: string): ServedObject {
  if (plainKeys.size >= maxRememberedKeys) plainKeys.clear();
  plainKeys.add(objectKey);
  return { objectKey };
}

/**
 * The object that users see and download for a file. For a picture with camera data it is a copy without them, made
 * once and kept beside the original. The original is kept unchanged as evidence.
 */
export async function prepareServedObject(
  objects: ObjectStore,
  { objectKey, mimeType }: { readonly objectKey: string; readonly mimeType: string },
): Promise<ServedObject> {
  if (!/^image\/(?:jpeg|png)$/u.test(mimeType) || plainKeys.has(objectKey)) return { objectKey };
  const key = servedCopyKey(objectKey);
  const found = await objects.head(key);
  if (found) return { objectKey: key, size: found.size };
  const original = await objects.get(objectKey);
  if (!original) return { objectKey };
  const copy = withoutMetadata(await wholeOf(original), mimeType);
  if (!copy) return notePlain(objectKey);
  await objects.put(key, contentOf(copy, mimeType));
  return { objectKey: key, size: copy.length };
}
