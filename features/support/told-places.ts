import type { HandleStore } from '../../src/adapters/storage/kept-handles.ts';
import type { LocalFile } from '../../src/application/ports/uploads/document-vault.ts';

/**
 * The files of a device and its browser. Some browsers provide handles to files, and keep them while the portal is
 * closed.
 */
export class ToldPlaces {
  tells = false;
  /** Whether the user allows the browser to read a file by its handle. */
  allows = true;
  /** State of the files since they were picked. */
  since: 'there' | 'moved' | 'changed' = 'there';
  readonly #kept = new Map<string, unknown>();
  readonly shelf: HandleStore = {
    put: async (key, handle) => void this.#kept.set(key, handle),
    get: async (key) => this.#kept.get(key),
    remove: async (key) => void this.#kept.delete(key),
    keys: async () => [...this.#kept.keys()],
  };

  /** The file as picked, with its handle where the browser provides one. */
  of(file: LocalFile): LocalFile {
    if (!this.tells) return file;
    return {
      ...file,
      place: Promise.resolve({
        kind: 'file',
        getFile: async () => this.#found(file),
        requestPermission: async () => (this.allows ? 'granted' : 'denied'),
      }),
    };
  }

  async #found(file: LocalFile): Promise<File> {
    if (this.since === 'moved') throw new DOMException('It is not there', 'NotFoundError');
    const bytes = await file.bytes();
    return new File([this.since === 'changed' ? bytes.with(20, (bytes[20] ?? 0) ^ 1) : bytes], file.name);
  }
}
