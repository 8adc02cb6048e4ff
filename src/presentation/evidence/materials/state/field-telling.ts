import { makeAutoObservable, observable } from 'mobx';
import type { ItemFields } from '../../shared/item-fields.ts';

const keyOf = (documentId: string, field: keyof ItemFields): string => `${documentId} ${field}`;

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

  mayTell(documentId: string, field: keyof ItemFields, empty: boolean): boolean {
    const key = keyOf(documentId, field);
    return this.typing !== key && (!empty || this.#touched.has(key) || this.#tried.has(documentId));
  }

  /** What is told already stays in sight until it is mended. */
  entered(documentId: string, field: keyof ItemFields, isTold: boolean): void {
    this.typing = isTold ? undefined : keyOf(documentId, field);
  }

  left(): void {
    this.typing = undefined;
  }

  typed(documentId: string, field: keyof ItemFields): void {
    this.#touched.add(keyOf(documentId, field));
  }

  /** Somebody wanted to go on from these documents. */
  tried(documentIds: Iterable<string>): void {
    for (const documentId of documentIds) this.#tried.add(documentId);
  }
}
