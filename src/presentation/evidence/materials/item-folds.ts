import { observable } from 'mobx';
import type { ItemView } from './materials-view-model.ts';

const unfinished: ReadonlySet<ItemView['state']> = new Set(['incomplete', 'repeated', 'to-compare', 'returned']);

/** Something of a document is still to be done, by whoever may. */
export function isUnfinished(state: ItemView['state']): boolean {
  return unfinished.has(state);
}

/** Something is still to be filled in, looked at, compared or mended, and may be. */
export function isWaiting({ state, open, fields, check }: ItemView): boolean {
  return (isUnfinished(state) || check === 'to-check') && open.open && fields.length > 0;
}

/** It waits for whoever sits there, and not for what machines are about to fill in. */
export function waitsForHands(item: ItemView): boolean {
  return isWaiting(item) && item.check !== 'reading';
}

/** Which documents stand open: of each material one at a time, the first that waits until the hand chooses another, so that forty invoices stay one line each. */
export class ItemFolds {
  readonly #unfolded = observable.set<string>();
  readonly #latest = observable.box<string | undefined>();
  readonly #besides: (docFileId: string) => readonly string[];

  /** @param besides the documents of the material that one lies in. */
  constructor(besides: (docFileId: string) => readonly string[]) {
    this.#besides = besides;
  }

  /** The one that was opened last; it may have been closed since. */
  get latest(): string | undefined {
    return this.#latest.get();
  }

  isUnfolded(docFileId: string): boolean {
    return this.#unfolded.has(docFileId);
  }

  unfold(docFileId: string): void {
    for (const other of this.#besides(docFileId)) this.#unfolded.delete(other);
    this.#unfolded.add(docFileId);
    this.#latest.set(docFileId);
  }

  toggle(docFileId: string): void {
    if (!this.#unfolded.delete(docFileId)) this.unfold(docFileId);
  }

  /** The documents of a material are there, or more of them have come: where none stands open, the first that waits does. */
  came(items: readonly ItemView[]): void {
    const first = items.find(isWaiting);
    if (first && !items.some((item) => this.isUnfolded(item.docFileId))) this.unfold(first.docFileId);
  }

  /** Folds one document and unfolds the next that waits, from the top again after the last; where none waits, the next that can be confirmed, and where all are being read the next of these. */
  advance(items: readonly ItemView[], docFileId: string): ItemView | undefined {
    const at = items.findIndex((item) => item.docFileId === docFileId);
    const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
    const next = others.find(waitsForHands) ?? others.find(({ check }) => check === 'confirmable') ?? others.find(isWaiting);
    if (next) this.unfold(next.docFileId);
    return next;
  }
}
