import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { PackageList } from '../../../application/ports/evidence/package-list.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { allBooksPath, books } from '../../../domain/catalogue/books.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { scopeOf } from '../../../domain/evidence/shared/shelf.ts';
import { Latest } from '../../shared/latest.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/**
 * How many packages of each book wait for the user, the same number in the menu and in lists (wait-submit-datum,
 * document 1, section 7).
 */
export class WaitingCounters {
  /** Undefined until loaded, and for a viewer. */
  byBook: ReadonlyMap<OpenBook, number> | undefined = undefined;
  #owner = '';
  readonly #latest = new Latest();
  readonly #list: PackageList;
  readonly #session: SessionStore;
  readonly #signals: WindowSignals;
  readonly #poller: RefreshPoller;

  constructor(list: PackageList, session: SessionStore, signals: WindowSignals, poller: RefreshPoller) {
    this.#list = list;
    this.#session = session;
    this.#signals = signals;
    this.#poller = poller;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /**
   * Keeps the numbers up to date: after changes in this window and others, and at intervals.
   * @returns ends the updates
   */
  follow(): () => void {
    this.#poller.start(this.refresh);
    const ends = [
      this.#signals.onChange(() => void this.count()),
      // Another account or role has other waiting packages.
      reaction(
        () => this.owner,
        () => void this.count(),
      ),
    ];
    return () => {
      this.#poller.stop();
      for (const end of ends) end();
    };
  }

  /** Counts again. Other windows are told if the numbers have changed. */
  async refresh(): Promise<void> {
    const { byBook } = this;
    const now = await this.count();
    if (byBook && now && !same(byBook, now)) this.#signals.notifyChange();
  }

  /** How many packages wait in the lists at some paths, counting each book once; 0 before the first count. */
  at(paths: readonly string[]): number {
    const here = [...(this.byBook ?? [])].filter(([book]) =>
      paths.some((path) => path.startsWith(`${allBooksPath}/index/`) || path.startsWith(`${books[book].path}/index/`)),
    );
    return here.reduce((sum, [, count]) => sum + count, 0);
  }

  /** Empty for a viewer. */
  private get owner(): string {
    const { who } = this.#session;
    return who && rolePermission(who.role.code, 'edit').allowed ? `${worksAs(who)}:${who.role.code}` : '';
  }

  /** Counts the waiting packages. Numbers of another user or role are hidden at once; a failure keeps known numbers. */
  private async count(): Promise<ReadonlyMap<OpenBook, number> | undefined> {
    const { who } = this.#session;
    const { owner } = this;
    const signal = this.#latest.next();
    if (owner !== this.#owner) this.byBook = undefined;
    this.#owner = owner;
    if (!who || owner === '') return undefined;
    try {
      const byBook = await this.#list.waitingByBook(scopeOf(who.role.code, undefined).side, worksAs(who), signal);
      if (signal.aborted) return undefined;
      runInAction(() => (this.byBook = byBook));
      return byBook;
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      return undefined;
    }
  }
}

function same(one: ReadonlyMap<OpenBook, number>, other: ReadonlyMap<OpenBook, number>): boolean {
  return one.size === other.size && [...one].every(([book, count]) => other.get(book) === count);
}
