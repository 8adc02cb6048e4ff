import type { ObjectStore } from '../ports.ts';
import type { Store } from '../store.ts';

/**
 * Forgets what was gathered, with its file, once its days are over. `now` is the portal's time, in milliseconds.
 * Records go first: what no record names, nobody can have.
 */
export async function forgetDownloads(store: Store, objects: ObjectStore, now: number): Promise<void> {
  const late = await store.transaction(async ({ downloads }) => downloads.expiredBy(now));
  for (const { id, objectKey } of late) {
    await store.transaction(async ({ downloads }) => downloads.remove(id));
    if (objectKey !== '') await objects.remove(objectKey);
  }
}
