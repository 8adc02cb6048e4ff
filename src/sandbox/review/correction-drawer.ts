import * as v from 'valibot';
import type { DraftStorage } from './verdict-drawer.ts';

/** Fields that were written on the customer's behalf, by document. */
export type Corrections = ReadonlyMap<string, Readonly<Record<string, string>>>;

const stored = v.array(v.tuple([v.string(), v.record(v.string(), v.string())]));
const place = 'sandbox-corrections';

/**
 * Corrections that were not handed back yet, for as long as the tab stands. A browser that keeps nothing is borne with.
 */
export class CorrectionDrawer {
  readonly #storage: () => DraftStorage;

  constructor(storage: () => DraftStorage) {
    this.#storage = storage;
  }

  read(): Corrections {
    try {
      return new Map(v.parse(stored, JSON.parse(this.#storage().getItem(place) ?? '[]')));
    } catch {
      return new Map();
    }
  }

  keep(corrections: Corrections): void {
    try {
      if (corrections.size === 0) this.#storage().removeItem(place);
      else this.#storage().setItem(place, JSON.stringify([...corrections]));
    } catch {
      // They are kept for as long as the page stands all the same.
    }
  }
}
