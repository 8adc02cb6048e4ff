import * as v from 'valibot';

/** What one document, or one category as a whole, is to be told. */
export interface Verdict {
  readonly result: 'PASS' | 'NOPASS';
  readonly reason: string;
}

/** Verdicts by document, or by category where the category is judged as a whole. */
export type Verdicts = ReadonlyMap<string, Verdict>;

/** What lasts in this browser, as far as verdicts are kept in it. */
export interface DraftStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const stored = v.object({
  verdicts: v.array(v.tuple([v.string(), v.object({ result: v.picklist(['PASS', 'NOPASS']), reason: v.string() })])),
});
const prefix = 'sandbox-verdicts ';

/** Verdicts that were not decided upon yet, by package. A browser that keeps nothing is borne with. */
export class VerdictDrawer {
  readonly #storage: () => DraftStorage;

  constructor(storage: () => DraftStorage) {
    this.#storage = storage;
  }

  /** Undefined when nobody has judged anything here; empty when it was taken back. */
  read(docDatumId: string): Verdicts | undefined {
    try {
      const read = v.safeParse(stored, JSON.parse(this.#storage().getItem(prefix + docDatumId) ?? 'null'));
      return read.success ? new Map(read.output.verdicts) : undefined;
    } catch {
      return undefined;
    }
  }

  keep(docDatumId: string, verdicts: Verdicts | undefined): void {
    this.#attempt((storage) => {
      if (verdicts) storage.setItem(prefix + docDatumId, JSON.stringify({ verdicts: [...verdicts] }));
      else storage.removeItem(prefix + docDatumId);
    });
  }

  clear(): void {
    this.#attempt((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const key of keys.filter((each) => each.startsWith(prefix))) storage.removeItem(key);
    });
  }

  #attempt(use: (storage: DraftStorage) => void): void {
    try {
      use(this.#storage());
    } catch {
      // They are kept for as long as the page stands all the same.
    }
  }
}
