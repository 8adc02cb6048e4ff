import { makeAutoObservable, runInAction } from 'mobx';
import type { Picked } from '../../../application/ports/evidence/picked-desk.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { KeptPicks } from './kept-picks.ts';
import type { ListLook } from './list-look.ts';
import type { PickedList } from './picked-list.ts';

export interface ListPickingParts {
  readonly look: () => ListLook;
  readonly kept: KeptPicks;
  readonly session: SessionStore;
  /** Fetches what one picks packages with, when somebody first does. */
  readonly pick: (look: () => ListLook) => Promise<PickedList>;
}

/**
 * What is picked of a list, from its opening until it is left: whoever comes back to the list as it was finds it again.
 */
export class ListPicking {
  /** Undefined before anything was picked. */
  list: PickedList | undefined = undefined;
  #fetched: Promise<PickedList> | undefined;
  readonly #parts: ListPickingParts;

  constructor(parts: ListPickingParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(): void {
    this.list?.started();
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

  /** What one picks with; faults where it does not arrive. */
  async picker(): Promise<PickedList> {
    this.#fetched ??= this.#parts.pick(this.#parts.look);
    try {
      const list = await this.#fetched;
      list.started();
      if (this.list === undefined && this.kept) list.restored(this.kept);
      runInAction(() => (this.list = list));
      return list;
    } catch (thrown) {
      this.#fetched = undefined;
      throw thrown;
    }
  }

  /** What was picked when the list was last left as it is now. */
  private get kept(): Picked | undefined {
    const {
      session: { who },
      kept,
      look,
    } = this.#parts;
    return who && kept.of(who, look());
  }
}
