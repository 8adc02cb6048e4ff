import { makeAutoObservable } from 'mobx';
import type { ToDoCounts } from '../../../application/ports/trade/to-do-desk.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { menusAllow } from '../../../domain/identity/signed-in.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { sumOfToDo, type OwnPart, type ToDoCount } from '../../../domain/trade/shared/to-do.ts';
import { pageFor, workAreas } from '../../../domain/trade/shared/work-areas.ts';
import { FollowedValue } from '../../pages/followed-value.ts';
import type { MenuCounters } from '../../pages/menu-counters.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface ToDoCountersParts {
  readonly desk: ToDoCounts;
  readonly session: SessionStore;
  readonly signals: WindowSignals;
  readonly poller: RefreshPoller;
}

/**
 * How many items wait for the user in the business with instruments. The number is the same in the menu, on the home
 * page, in the overviews and in the queues, because the back end counts it by one rule (decision 0200).
 */
export class ToDoCounters implements MenuCounters {
  readonly #counted: FollowedValue<readonly ToDoCount[]>;
  readonly #parts: ToDoCountersParts;

  constructor(parts: ToDoCountersParts) {
    this.#parts = parts;
    this.#counted = new FollowedValue({
      ...parts,
      owner: () => this.owner,
      fetch: async (signal) => parts.desk.counts(signal),
    });
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined until loaded, and for a user who decides and makes nothing. */
  get counts(): readonly ToDoCount[] | undefined {
    return this.#counted.value;
  }

  /** Whether anything can wait for the user. */
  get isForUser(): boolean {
    return this.owner !== '';
  }

  get hasFailed(): boolean {
    return this.#counted.hasFailed;
  }

  /** Number of all that waits; undefined until loaded. */
  get total(): number | undefined {
    return this.counts?.reduce((sum, count) => sum + sumOfToDo(count), 0);
  }

  /** Number of all items of one kind of waiting; 0 until loaded. */
  totalOf(part: OwnPart): number {
    return (this.counts ?? []).reduce((sum, count) => sum + count[part], 0);
  }

  /** The first to-do page of the user; undefined if there is none. */
  get path(): string | undefined {
    return this.pages[0]?.path;
  }

  follow(): () => void {
    return this.#counted.follow();
  }

  async refresh(): Promise<void> {
    await this.#counted.refresh();
  }

  at(paths: readonly string[]): number {
    const kinds = this.pages.filter(({ path }) => paths.includes(path)).map(({ kind }) => kind);
    return (this.counts ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, count) => sum + sumOfToDo(count), 0);
  }

  /** The to-do pages in the user's menus. */
  private get pages(): readonly { readonly kind: InstrumentKind; readonly path: string }[] {
    const { who } = this.#parts.session;
    if (!who) return [];
    return workAreas.flatMap((area) => {
      const path = pageFor(area, 'to-do', who.role.code)?.path;
      return path !== undefined && menusAllow(who.menus, path) ? [{ kind: area.instrumentKind, path }] : [];
    });
  }

  private get owner(): string {
    const { who } = this.#parts.session;
    return who && this.#parts.desk.isOffered && this.pages.length > 0
      ? `${who.userId}:${worksAs(who)}:${who.role.code}`
      : '';
  }
}
