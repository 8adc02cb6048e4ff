import type { PreferenceName, Preferences } from '../../application/ports/preferences.ts';
import type { TextStorage } from './web-storage.ts';

/** Subscribes to changes of the shared storage by other windows. */
export type StorageListener = (listener: (key: string, value: string) => void) => () => void;

const prefix = 'preference:';

export class LocalPreferences implements Preferences {
  readonly #storage: TextStorage;
  readonly #hear: StorageListener;

  constructor(storage: TextStorage, hear: StorageListener = () => () => undefined) {
    this.#storage = storage;
    this.#hear = hear;
  }

  read(name: PreferenceName): string | undefined {
    return this.#storage.getItem(prefix + name) ?? undefined;
  }

  write(name: PreferenceName, value: string): void {
    this.#storage.setItem(prefix + name, value);
  }

  removeAllOf(userId: string): void {
    const keys = Array.from({ length: this.#storage.length }, (_unused, index) => this.#storage.key(index));
    for (const key of keys) if (key?.startsWith(prefix) && key.endsWith(`:${userId}`)) this.#storage.removeItem(key);
  }

  onChosenElsewhere(listener: (name: string, value: string) => void): () => void {
    return this.#hear((key, value) => {
      if (key.startsWith(prefix)) listener(key.slice(prefix.length), value);
    });
  }
}
