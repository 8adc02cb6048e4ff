import type { PickedFiles } from '../application/ports/uploads/picked-files.ts';

/** The picked files. Their adapter is loaded with the first use; if it cannot be loaded, no file is found again. */
export function lazyPickedFiles(owner: () => string | undefined): PickedFiles {
  let made: Promise<PickedFiles> | undefined;
  const load = async (): Promise<PickedFiles> => {
    const [{ KeptHandles }, { IndexedHandles }] = await Promise.all([
      import('../adapters/storage/kept-handles.ts'),
      import('../adapters/storage/indexed-handles.ts'),
    ]);
    return new KeptHandles(new IndexedHandles(() => indexedDB), owner);
  };
  const loadOnce = async (): Promise<PickedFiles | undefined> => {
    made ??= load();
    return made.catch(() => {
      made = undefined;
      return undefined;
    });
  };
  const later = (work: (files: PickedFiles) => void): void => void loadOnce().then((files) => files && work(files));
  return {
    keep: (uploadId, file) => later((files) => files.keep(uploadId, file)),
    forget: (uploadId) => later((files) => files.forget(uploadId)),
    keptUploads: async () => (await loadOnce())?.keptUploads() ?? new Set(),
    find: async (uploadId) => (await loadOnce())?.find(uploadId) ?? { found: false, because: 'gone' },
    removeAllOf: (userId) => later((files) => files.removeAllOf(userId)),
  };
}
