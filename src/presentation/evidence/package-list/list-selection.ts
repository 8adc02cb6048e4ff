import { makeAutoObservable, runInAction } from 'mobx';
import type { Picked } from '../../../application/ports/evidence/picked-desk.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { SavedSelection } from './saved-selection.ts';
import type { ListContent } from './list-look.ts';
import type { PickedList } from './picked-list.ts';

export interface ListSelectionParts {
  readonly look: () => ListContent;
  readonly kept: SavedSelection;
  readonly session: SessionStore;
  /** Loads the selection's code, when the user first selects. */
  readonly pick: (look: () => ListContent) => Promise<PickedList>;
}

/** The selection of a list, from its opening until it is left. A return to the same list restores it. */
export class ListSelection {
  /** Undefined before the first selection. */
  list: PickedList | undefined = undefined;
  #fetched: Promise<PickedList> | undefined;
  readonly #parts: ListSelectionParts;

  constructor(parts: ListSelectionParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(): void {
    this.list?.start();
    if (this.kept) this.picker().catch(this.#parts.session.faultSeen);
  }

  left(): void {
    const {
      session: { who },
      kept,
      look,
    } = this.#parts;
    if (who && this.list) kept.keep(who, look(), this.list.isEmpty ? undefined : this.list.picked);
    this.list?.left();
  }

  /** The selection; throws if its code fails to load. */
  async picker(): Promise<PickedList> {
    this.#fetched ??= this.#parts.pick(this.#parts.look);
    try {
      const list = await this.#fetched;
      list.start();
      if (this.list === undefined && this.kept) list.restore(this.kept);
      runInAction(() => (this.list = list));
      return list;
    } catch (thrown) {
      this.#fetched = undefined;
      throw thrown;
    }
  }

  /** The selection with which the same list was last left. */
  private get kept(): Picked | undefined {
    const {
      session: { who },
      kept,
      look,
    } = this.#parts;
    return who && kept.of(who, look());
  }
}
