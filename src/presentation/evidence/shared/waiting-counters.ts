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
 * How many packages of each book wait for whoever is signed in, for the menu and for lists alike: one number wherever
 * it is shown (wait-submit-datum, document 1, section 7).
 */
export class WaitingCounters {
  /** Undefined until it is known, and for whoever only looks. */
  byBook: ReadonlyMap<OpenBook, number> | undefined = undefined;
  #whose = '';
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
   * Follows what waits until the answer is called: what this window does, what others do, and by and by what everybody
   * else does.
   */
  followed(): () => void {
    this.#poller.start(this.wanted);
    const ends = [
      this.#signals.onChange(() => void this.ask()),
      // Another account or role has other packages waiting, and none of those of the one before.
      reaction(
        () => this.whose,
        () => void this.ask(),
      ),
    ];
    return () => {
      this.#poller.stop();
      for (const end of ends) end();
    };
  }

  /** Counts again; other windows hear of it where what waits is not what it was. */
  async wanted(): Promise<void> {
    const { byBook } = this;
    const now = await this.ask();
    if (byBook && now && !same(byBook, now)) this.#signals.notifyChange();
  }

  /** How many wait in the lists at some paths, each book once; none is known before it was counted. */
  at(paths: readonly string[]): number {
    const here = [...(this.byBook ?? [])].filter(([book]) =>
      paths.some((path) => path.startsWith(`${allBooksPath}/index/`) || path.startsWith(`${books[book].path}/index/`)),
    );
    return here.reduce((sum, [, count]) => sum + count, 0);
  }

  /** Empty for whoever only looks. */
  private get whose(): string {
    const { who } = this.#session;
    return who && rolePermission(who.role.code, 'edit').allowed ? `${worksAs(who)}:${who.role.code}` : '';
  }

  /**
   * What another person or role had waiting is not shown for a moment; what cannot be had now leaves what was known.
   */
  private async ask(): Promise<ReadonlyMap<OpenBook, number> | undefined> {
    const { who } = this.#session;
    const { whose } = this;
    const signal = this.#latest.next();
    if (whose !== this.#whose) this.byBook = undefined;
    this.#whose = whose;
    if (!who || whose === '') return undefined;
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
