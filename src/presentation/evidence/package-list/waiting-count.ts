import { makeAutoObservable, runInAction } from 'mobx';
import { emptyFilter, type PackageFilter, type PackageList } from '../../../application/ports/evidence/package-list.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { packagePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import { firstPlace } from './list-address.ts';

/** How many packages wait for the user, whatever the list is narrowed to; undefined where it cannot be had. */
export class WaitingCount {
  count: number | undefined = undefined;
  readonly #book: OpenBook;
  readonly #list: PackageList;
  readonly #session: SessionStore;
  readonly #latest = new Latest();

  constructor(book: OpenBook, list: PackageList, session: SessionStore) {
    this.#book = book;
    this.#list = list;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Nothing waits for whoever only looks. */
  async wanted(): Promise<void> {
    const { who } = this.#session;
    if (!who || !packagePermission(who.role.code, 'edit').allowed) return;
    const signal = this.#latest.next();
    const filter: PackageFilter = { ...emptyFilter, waitingFor: who.userId };
    try {
      const totals = await this.#list.totals(this.#book, filter, signal);
      const counted = totals?.count ?? (await this.#list.page({ ...firstPlace, book: this.#book, filter, pageSize: 1 }, signal)).count;
      if (!signal.aborted) runInAction(() => (this.count = counted));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
    }
  }

  left(): void {
    this.#latest.stop();
  }
}
