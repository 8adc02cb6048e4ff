import { makeAutoObservable, observable } from 'mobx';
import type { ItemFields } from '../shared/item-fields.ts';

const keyOf = (docFileId: string, field: keyof ItemFields): string => `${docFileId} ${field}`;

/**
 * When something wrong with a field may be said: not while it is being typed, and of an empty one only after it was
 * emptied, or after one wanted to go on.
 */
export class FieldTelling {
  /** The field that is being typed, and had nothing wrong when it was come into. */
  typing: string | undefined = undefined;
  readonly #touched = observable.set<string>();
  readonly #tried = observable.set<string>();

  constructor() {
    makeAutoObservable(this, { mayTell: false }, { autoBind: true, deep: false });
  }

  mayTell(docFileId: string, field: keyof ItemFields, empty: boolean): boolean {
    const key = keyOf(docFileId, field);
    return this.typing !== key && (!empty || this.#touched.has(key) || this.#tried.has(docFileId));
  }

  /** What is told already stays in sight until it is mended. */
  entered(docFileId: string, field: keyof ItemFields, isTold: boolean): void {
    this.typing = isTold ? undefined : keyOf(docFileId, field);
  }

  left(): void {
    this.typing = undefined;
  }

  typed(docFileId: string, field: keyof ItemFields): void {
    this.#touched.add(keyOf(docFileId, field));
  }

  /** Somebody wanted to go on from these documents. */
  tried(docFileIds: Iterable<string>): void {
    for (const docFileId of docFileIds) this.#tried.add(docFileId);
  }
}
