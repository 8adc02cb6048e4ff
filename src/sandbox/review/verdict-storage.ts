import * as v from 'valibot';

/** The verdict on a document, or on a category as a whole. */
export interface Verdict {
  readonly result: 'PASS' | 'NOPASS';
  readonly reason: string;
}

/** Verdicts by document, or by category if the category is judged as a whole. */
export type Verdicts = ReadonlyMap<string, Verdict>;

/** The part of the browser's storage that keeps verdicts. */
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

/** Stores the verdicts of packages that are not decided yet. Storage may be unavailable. */
export class VerdictStorage {
  readonly #storage: () => DraftStorage;

  constructor(storage: () => DraftStorage) {
    this.#storage = storage;
  }

  /** Undefined if nothing was judged here; empty if all verdicts were withdrawn. */
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
      // Without storage, the verdicts last as long as the page.
    }
  }
}
