import { makeAutoObservable, runInAction } from 'mobx';
import { emptyFilter, type PackageFilter, type PackageList } from '../../../application/ports/evidence/package-list.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import { packagePermission, rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import { firstPlace } from './list-address.ts';

/** How many packages wait for the user, whatever the list is narrowed to; undefined where it cannot be had. */
export class WaitingCount {
  count: number | undefined = undefined;
  /** Of a list over all books, by book and for the whole company. */
  byBook: ReadonlyMap<OpenBook, number> | undefined = undefined;
  readonly #scope: ListScope;
  readonly #list: PackageList;
  readonly #session: SessionStore;
  readonly #latest = new Latest();

  constructor(scope: ListScope, list: PackageList, session: SessionStore) {
    this.#scope = scope;
    this.#list = list;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Nothing waits for whoever only looks. */
  async wanted(): Promise<void> {
    const { who } = this.#session;
    const { book, side } = this.#scope;
    if (!who || !(book === undefined ? rolePermission(who.role.code, 'edit') : packagePermission(who.role.code, 'edit', book)).allowed) return;
    const signal = this.#latest.next();
    const filter: PackageFilter = { ...emptyFilter, waitingFor: who.userId };
    try {
      const totals = await this.#list.totals(this.#scope, filter, signal);
      const counted = totals?.count ?? (await this.#list.page({ ...firstPlace, scope: this.#scope, filter, pageSize: 1 }, signal)).count;
      const byBook = book === undefined ? await this.#list.waitingByBook(side, signal) : undefined;
      if (!signal.aborted) runInAction(() => ([this.count, this.byBook] = [counted, byBook]));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
    }
  }

  left(): void {
    this.#latest.stop();
  }
}
