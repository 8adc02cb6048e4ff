import type { ItemView } from '../materials-view-model.ts';
import type { PackageSelection } from './package-selection.ts';

const unfinished: ReadonlySet<ItemView['state']> = new Set(['incomplete', 'repeated', 'to-compare', 'returned']);

/** Whether something of a document is still to be done. */
export function isUnfinished(state: ItemView['state']): boolean {
  return unfinished.has(state);
}

/** Whether the user may and must still fill in, check, compare or correct something. */
export function isWaiting({ state, open, fields, check }: ItemView): boolean {
  return (isUnfinished(state) || check === 'to-check') && open.open && fields.length > 0;
}

/** Whether the document waits for the user, and not for a reading. */
export function waitsForUser(item: ItemView): boolean {
  return isWaiting(item) && item.check !== 'reading';
}

/** The open documents, by the selection: one in each stage, so that forty invoices stay one line each. */
export class ItemFolds {
  readonly #selection: PackageSelection;

  constructor(selection: PackageSelection) {
    this.#selection = selection;
  }

  /** The selected document of the shown stage, open or not. */
  get selectedId(): string | undefined {
    return this.#selection.current?.documentId;
  }

  isUnfolded(documentId: string): boolean {
    return this.#selection.isOpen(documentId);
  }

  unfold(documentId: string): void {
    this.#selection.select(documentId);
  }

  toggle(documentId: string): void {
    if (this.isUnfolded(documentId)) this.#selection.fold(documentId);
    else this.unfold(documentId);
  }

  /**
   * Documents of a stage were loaded or have arrived. If none is open, the first waiting one is opened; if none waits,
   * one is selected.
   */
  openFirstWaiting(items: readonly ItemView[], fallback = items[0]?.documentId): void {
    const waiting = items.find(isWaiting);
    if (waiting) this.#selection.offer(waiting.documentId, true);
    else if (fallback !== undefined) this.#selection.offer(fallback, false);
  }

  /**
   * Folds a document and unfolds the next waiting one, cyclically. If none waits, it is the next that can be confirmed,
   * and otherwise the next that is being read.
   */
  advance(items: readonly ItemView[], documentId: string): ItemView | undefined {
    const at = items.findIndex((item) => item.documentId === documentId);
    const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
    const next =
      others.find(waitsForUser) ?? others.find(({ check }) => check === 'confirmable') ?? others.find(isWaiting);
    if (next) this.unfold(next.documentId);
    return next;
  }
}
