import * as v from 'valibot';
import type { TextStorage } from './web-storage.ts';

export type TabStorage = Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>;

/** One value in the storage of a tab, which ends with the tab. An invalid stored value counts as absent. */
export class TabKept<Schema extends v.GenericSchema> {
  readonly #storage: TabStorage;
  readonly #key: string;
  readonly #schema: Schema;

  constructor(storage: TabStorage, key: string, schema: Schema) {
    this.#storage = storage;
    this.#key = key;
    this.#schema = schema;
  }

  recall(): v.InferOutput<Schema> | undefined {
    try {
      const read = v.safeParse(this.#schema, JSON.parse(this.#storage.getItem(this.#key) ?? 'null'));
      return read.success ? read.output : undefined;
    } catch {
      return undefined;
    }
  }

  remember(kept: v.InferInput<Schema>): void {
    try {
      this.#storage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Without storage, the value is lost when the page is reloaded.
    }
  }

  forget(): void {
    try {
      this.#storage.removeItem(this.#key);
    } catch {
      // Nothing was stored.
    }
  }
}
