import type { ObjectStore } from '../ports.ts';
import type { Store } from '../store.ts';

/**
 * Deletes expired downloads, with their files. `now` is the portal's time, in milliseconds. Records go first, because a
 * file without a record cannot be requested.
 */
export async function forgetDownloads(store: Store, objects: ObjectStore, now: number): Promise<void> {
  const late = await store.transaction(async ({ downloads }) => downloads.expiredBy(now));
  for (const { id, objectKey } of late) {
    await store.transaction(async ({ downloads }) => downloads.remove(id));
    if (objectKey !== '') await objects.remove(objectKey);
  }
}
