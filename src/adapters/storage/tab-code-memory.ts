import * as v from 'valibot';
import type { AskedCode, CodeMemory } from '../../application/ports/entry/code-memory.ts';
import type { TextStorage } from './web-storage.ts';

const key = 'entry.asked-code';
const schema = v.object({ mobile: v.string(), askedAt: v.number(), againAt: v.number() });

/** In the storage of a tab, which ends with it. */
export class TabCodeMemory implements CodeMemory {
  readonly #storage: Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(storage: Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#storage = storage;
  }

  recall(): AskedCode | undefined {
    try {
      const read = v.safeParse(schema, JSON.parse(this.#storage.getItem(key) ?? 'null'));
      return read.success ? read.output : undefined;
    } catch {
      return undefined;
    }
  }

  remember(asked: AskedCode): void {
    try {
      this.#storage.setItem(key, JSON.stringify(asked));
    } catch {
      // A browser that keeps nothing counts down until the page is loaded anew.
    }
  }

  forget(): void {
    try {
      this.#storage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  }
}
