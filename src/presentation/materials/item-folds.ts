import { observable } from 'mobx';
import type { ItemView } from './materials-view-model.ts';

/** Something is still to be filled in or mended, and may be. */
export function isWaiting({ state, open, fields }: ItemView): boolean {
  return (state === 'incomplete' || state === 'returned') && open.open && fields.length > 0;
}

/** Which documents stand open to be filled in: of each material the first that waits, so that forty invoices do not all stand open; otherwise as the hand left them. */
export class ItemFolds {
  readonly #unfolded = observable.set<string>();

  isUnfolded(docFileId: string): boolean {
    return this.#unfolded.has(docFileId);
  }

  unfold(docFileId: string): void {
    this.#unfolded.add(docFileId);
  }

  toggle(docFileId: string): void {
    if (!this.#unfolded.delete(docFileId)) this.unfold(docFileId);
  }

  /** The documents of a material are there, or more of them have come. */
  came(items: readonly ItemView[]): void {
    const waiting = items.filter(isWaiting);
    const [first] = waiting;
    if (first && !waiting.some((item) => this.isUnfolded(item.docFileId))) this.unfold(first.docFileId);
  }

  /** Folds one document and unfolds the next that waits, from the top again after the last. */
  advance(items: readonly ItemView[], docFileId: string): ItemView | undefined {
    const at = items.findIndex((item) => item.docFileId === docFileId);
    const next = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))].find(isWaiting);
    if (!next) return undefined;
    this.#unfolded.delete(docFileId);
    this.unfold(next.docFileId);
    return next;
  }
}
