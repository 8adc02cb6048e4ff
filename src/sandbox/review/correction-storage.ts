import * as v from 'valibot';
import type { DraftStorage } from './verdict-storage.ts';

/** Fields that were corrected on the customer's behalf, by document. */
export type Corrections = ReadonlyMap<string, Readonly<Record<string, string>>>;

const stored = v.array(v.tuple([v.string(), v.record(v.string(), v.string())]));
const place = 'sandbox-corrections';

/** Stores corrections that are not submitted yet, as long as the tab is open. Storage may be unavailable. */
export class CorrectionStorage {
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
      // Without storage, the corrections last as long as the page.
    }
  }
}
