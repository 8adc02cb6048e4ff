import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { ReceivablePage, Receivables } from '../../../application/ports/evidence/receivables.ts';
import { daysBetween, shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { everyReceivable, type Receivable, type ReceivableFilter } from '../../../domain/evidence/shared/receivable.ts';
import { rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { menusAllow } from '../../../domain/identity/signed-in.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { ready, type Loading } from '../../shared/load-state.ts';
import { PageContent } from '../../pages/page-content.ts';
import { isOnOtherPlatform } from '../../pages/product-entries.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { bookTitles } from '../shared/book-titles.ts';
import { indexPathsOf, pathsOf } from '../shared/package-paths.ts';
import { receivableAddress, receivablePlaceFrom, type ReceivablePlace } from '../shared/receivable-address.ts';

/** The pause in typing after which the list is filtered, in milliseconds. */
const typingRest = 300;

export interface ReceivableRow {
  readonly id: string;
  readonly number: string;
  readonly product: PlainKey;
  readonly party: string;
  /** Decimal text in yuan. */
  readonly amount: string;
  readonly dueDate: string;
  /** Days until it is due, negative once overdue; undefined without a due date. */
  readonly days: number | undefined;
  /** A link to its package, or to the first step of creating one; undefined if there is neither. */
  readonly leads:
    | { readonly to: 'package' | 'create'; readonly path: string; readonly number: string }
    | { readonly to: 'other-platform'; readonly number: string }
    | undefined;
}

export interface ReceivablesParts {
  readonly receivables: Receivables;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
}

/**
 * The amounts that the company is owed, or that a core enterprise owes, with their due dates. It is the list behind
 * each figure of the home page (checklist 1.4).
 */
export class ReceivablesPresenter {
  place: ReceivablePlace = { filter: everyReceivable, page: 1, pageSize: 20 };
  /** The keyword that is being typed and is not in the address yet. */
  typed: string | undefined = undefined;
  #cancelTypingTimer: (() => void) | undefined;
  readonly #content: PageContent<ReceivablePage>;
  readonly #parts: ReceivablesParts;

  constructor(parts: ReceivablesParts) {
    this.#parts = parts;
    this.#content = new PageContent(parts.session, async (signal) =>
      parts.receivables.page(this.place.filter, this.place.page, this.place.pageSize, signal),
    );
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get filter(): ReceivableFilter {
    return { ...this.place.filter, keyword: this.typed ?? this.place.filter.keyword };
  }

  get rows(): Loading<readonly ReceivableRow[]> {
    const { current } = this.#content;
    if (current.kind !== 'ready') return current;
    const today = shanghaiDate(this.#parts.clock.now());
    return ready(current.value.rows.map((each) => this.rowOf(each, today)));
  }

  /** Totals over all pages; undefined until loaded. */
  get totals(): { readonly count: number; readonly amount: string } | undefined {
    const { value } = this.#content;
    return value && { count: value.count, amount: moneyToText(value.amount) };
  }

  get pages(): number {
    return Math.max(1, Math.ceil((this.totals?.count ?? 0) / this.place.pageSize));
  }

  get isFiltered(): boolean {
    return receivableAddress(this.place.filter) !== receivableAddress();
  }

  get owes(): boolean {
    return actsForCore(this.#parts.session.who?.role.code ?? '');
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    this.place = receivablePlaceFrom(search);
    if (this.#cancelTypingTimer === undefined) this.typed = undefined;
    void this.#content.load();
  }

  left(): void {
    this.cancelTyping();
    this.#content.stop();
  }

  filterChanged(change: Partial<ReceivableFilter>): void {
    this.cancelTyping();
    this.goTo({ ...this.filter, ...change });
  }

  keywordTyped(keyword: string): void {
    this.typed = keyword;
    this.#cancelTypingTimer?.();
    this.#cancelTypingTimer = this.#parts.clock.wakeAfter(typingRest, () => this.filterChanged({ keyword }));
  }

  filterCleared(): void {
    this.cancelTyping();
    this.typed = undefined;
    this.goTo(everyReceivable);
  }

  pageChosen(page: number): void {
    this.goTo(this.place.filter, page);
  }

  pageSizeChosen(pageSize: number): void {
    this.#parts.navigator.goTo(receivableAddress(this.place.filter, 1, pageSize));
  }

  async retryPressed(): Promise<void> {
    await this.#content.load();
  }

  private goTo(filter: ReceivableFilter, page = 1): void {
    this.#parts.navigator.goTo(receivableAddress(filter, page, this.place.pageSize));
  }

  private cancelTyping(): void {
    this.#cancelTypingTimer?.();
    this.#cancelTypingTimer = undefined;
  }

  private rowOf(receivable: Receivable, today: PlainDate): ReceivableRow {
    const { id, number, book, party, amount, dueDate } = receivable;
    return {
      id,
      number,
      product: bookTitles[book].name,
      party,
      amount: moneyToText(amount),
      dueDate,
      days: dueDate === '' ? undefined : daysBetween(today, dueDate),
      leads: this.leadsOf(receivable),
    };
  }

  private leadsOf({ number, book, packagedIn, isFree }: Receivable): ReceivableRow['leads'] {
    if (packagedIn === undefined && !isFree) return undefined;
    const { who, pageConfig } = this.#parts.session;
    const create = indexPathsOf(shelfOf(who?.role.code, book)).create;
    if (isOnOtherPlatform(pageConfig, create)) return { to: 'other-platform', number: packagedIn ?? '' };
    if (packagedIn !== undefined) return { to: 'package', path: pathsOf(book).detail(packagedIn), number: packagedIn };
    return who !== undefined && rolePermission(who.role.code, 'create').allowed && menusAllow(who.menus, create)
      ? { to: 'create', path: create, number }
      : undefined;
  }
}
