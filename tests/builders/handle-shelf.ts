import type { HandleStore } from '../../src/adapters/storage/kept-handles.ts';

/** A handle store in memory, in place of the browser's database. */
export function handleShelf(): HandleStore {
  const kept = new Map<string, unknown>();
  return {
    put: async (key, handle) => void kept.set(key, handle),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
    keys: async () => [...kept.keys()],
  };
}
