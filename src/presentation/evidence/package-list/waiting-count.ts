import { makeAutoObservable, runInAction } from 'mobx';
import { emptyFilter, type PackageFilter, type PackageList } from '../../../application/ports/evidence/package-list.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { packagePermission, rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import type { WaitingCounters } from '../shared/waiting-counters.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { firstPlace } from '../shared/list-address.ts';

/** How many packages wait for the user, regardless of the list's filter; undefined if unknown. */
export class WaitingCount {
  count: number | undefined = undefined;
  readonly #scope: ListScope;
  readonly #list: PackageList;
  readonly #session: SessionStore;
  readonly #counters: WaitingCounters;
  readonly #latest = new LatestRequest();

  constructor(scope: ListScope, list: PackageList, session: SessionStore, counters: WaitingCounters) {
    this.#scope = scope;
    this.#list = list;
    this.#session = session;
    this.#counters = counters;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Counts by book, in a list over all books. */
  get byBook(): ReadonlyMap<OpenBook, number> | undefined {
    return this.#scope.book === undefined ? this.#counters.byBook : undefined;
  }

  /** Loads the count, unless the user is a viewer, for whom nothing waits. */
  async load(): Promise<void> {
    const { who } = this.#session;
    const { book } = this.#scope;
    if (
      !who ||
      !(book === undefined ? rolePermission(who.role.code, 'edit') : packagePermission(who.role.code, 'edit', book))
        .allowed
    )
      return;
    const signal = this.#latest.next();
    if (book === undefined) void this.#counters.refresh();
    const filter: PackageFilter = { ...emptyFilter, waitingFor: worksAs(who) };
    try {
      const totals = await this.#list.totals(this.#scope, filter, signal);
      const counted =
        totals?.count ??
        (await this.#list.page({ ...firstPlace, scope: this.#scope, filter, pageSize: 1 }, signal)).count;
      if (signal.aborted) return;
      // A changed count is outdated in the menu as well.
      if (book !== undefined && this.count !== undefined && this.count !== counted) void this.#counters.refresh();
      runInAction(() => (this.count = counted));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
    }
  }

  left(): void {
    this.#latest.stop();
  }
}
