import type { ItemView } from '../materials-view-model.ts';
import type { PackageSelection } from './package-selection.ts';

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

/** Which documents stand open, by the selection: one of each stage, so that forty invoices stay one line each. */
export class ItemFolds {
  readonly #selection: PackageSelection;

  constructor(selection: PackageSelection) {
    this.#selection = selection;
  }

  /** The one that is selected in the stage that is shown, be it open or not. */
  get latest(): string | undefined {
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
   * The documents of a stage are there, or more of them have come. Where none stands open, the first that waits does;
   * where none waits either, there is one to look at.
   */
  came(items: readonly ItemView[], arrived = items[0]?.documentId): void {
    const waiting = items.find(isWaiting);
    if (waiting) this.#selection.offer(waiting.documentId, true);
    else if (arrived !== undefined) this.#selection.offer(arrived, false);
  }

  /**
   * Folds one document and unfolds the next that waits, from the top again after the last; where none waits, the next
   * that can be confirmed, and where all are being read the next of these.
   */
  advance(items: readonly ItemView[], documentId: string): ItemView | undefined {
    const at = items.findIndex((item) => item.documentId === documentId);
    const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at))];
    const next =
      others.find(waitsForHands) ?? others.find(({ check }) => check === 'confirmable') ?? others.find(isWaiting);
    if (next) this.unfold(next.documentId);
    return next;
  }
}
