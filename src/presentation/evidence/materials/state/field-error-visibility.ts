import { makeAutoObservable, observable } from 'mobx';
import type { ItemFields } from '../../shared/item-fields.ts';

const keyOf = (documentId: string, field: keyof ItemFields): string => `${documentId} ${field}`;

/**
 * Decides when a field's problem may be shown: not while it is being typed, and for an empty field only after it was
 * emptied or the user wanted to continue.
 */
export class FieldErrorVisibility {
  /** The field that is being typed, if it had no problem when the user entered it. */
  typing: string | undefined = undefined;
  readonly #touched = observable.set<string>();
  readonly #attempted = observable.set<string>();

  constructor() {
    makeAutoObservable(this, { mayShow: false }, { autoBind: true, deep: false });
  }

  mayShow(documentId: string, field: keyof ItemFields, empty: boolean): boolean {
    const key = keyOf(documentId, field);
    return this.typing !== key && (!empty || this.#touched.has(key) || this.#attempted.has(documentId));
  }

  /** A problem that is already shown stays until it is corrected. */
  fieldEntered(documentId: string, field: keyof ItemFields, isShown: boolean): void {
    this.typing = isShown ? undefined : keyOf(documentId, field);
  }

  fieldLeft(): void {
    this.typing = undefined;
  }

  fieldTyped(documentId: string, field: keyof ItemFields): void {
    this.#touched.add(keyOf(documentId, field));
  }

  /** The user wanted to continue from these documents. */
  continueAttempted(documentIds: Iterable<string>): void {
    for (const documentId of documentIds) this.#attempted.add(documentId);
  }
}
