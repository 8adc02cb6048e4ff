import type { PreferenceName, Preferences } from '../../application/ports/preferences.ts';
import type { TextStorage } from './web-storage.ts';

export class LocalPreferences implements Preferences {
  readonly #storage: TextStorage;

  constructor(storage: TextStorage) {
    this.#storage = storage;
  }

  read(name: PreferenceName): string | undefined {
    return this.#storage.getItem(`preference:${name}`) ?? undefined;
  }

  write(name: PreferenceName, value: string): void {
    this.#storage.setItem(`preference:${name}`, value);
  }
}
