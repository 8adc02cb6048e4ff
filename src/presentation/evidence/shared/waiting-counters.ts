import { makeAutoObservable } from 'mobx';
import type { PackageList } from '../../../application/ports/evidence/package-list.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { allBooksPath, books } from '../../../domain/catalogue/books.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { mayWithPackages } from '../../../domain/evidence/shared/package-permissions.ts';
import { scopeOf } from '../../../domain/evidence/shared/shelf.ts';
import { addressOfPlace, firstPlace } from './list-address.ts';
import { indexPathsOf } from './package-paths.ts';
import { FollowedValue } from '../../pages/followed-value.ts';
import type { MenuCounters } from '../../pages/menu-counters.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/**
 * How many packages of each book wait for the user, the same number in the menu and in lists (wait-submit-datum,
 * document 1, section 7).
 */
export class WaitingCounters implements MenuCounters {
  readonly #counted: FollowedValue<ReadonlyMap<OpenBook, number>>;
  readonly #session: SessionStore;

  constructor(list: PackageList, session: SessionStore, signals: WindowSignals, poller: RefreshPoller) {
    this.#session = session;
    this.#counted = new FollowedValue({
      session,
      signals,
      poller,
      owner: () => this.owner,
      fetch: async (signal) => {
        const { who } = session;
        return who
          ? list.waitingByBook(scopeOf(who.role.code, undefined).side, worksAs(who), signal)
          : new Map<OpenBook, number>();
      },
    });
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Undefined until loaded, and for a viewer. */
  get byBook(): ReadonlyMap<OpenBook, number> | undefined {
    return this.#counted.value;
  }

  /** Whether packages can wait for the user. */
  get isForUser(): boolean {
    return this.owner !== '';
  }

  get hasFailed(): boolean {
    return this.#counted.hasFailed;
  }

  /** Number of all that wait; undefined until loaded. */
  get total(): number | undefined {
    return this.byBook && [...this.byBook.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Path of the list of all that wait. */
  get listPath(): string {
    const list = indexPathsOf(scopeOf(this.#session.who?.role.code ?? '', undefined)).list;
    return list + addressOfPlace({ ...firstPlace, waiting: true });
  }

  follow(): () => void {
    return this.#counted.follow();
  }

  /** Counts again. If the numbers have changed, other windows are notified. */
  async refresh(): Promise<void> {
    await this.#counted.refresh();
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
    return who && mayWithPackages(who, 'edit') ? `${worksAs(who)}:${who.role.code}` : '';
  }
}
