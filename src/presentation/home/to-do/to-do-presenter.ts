import { makeAutoObservable, reaction } from 'mobx';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { PackageFigures } from '../../../application/ports/evidence/package-figures.ts';
import { emptyFilter, type PackageFilter, type PackageList } from '../../../application/ports/evidence/package-list.ts';
import type { OwnToDo, ToDoDesk } from '../../../application/ports/trade/to-do-desk.ts';
import { toDoPath } from '../../../domain/catalogue/to-do-path.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import type { PackageTask } from '../../../domain/evidence/materials/standing.ts';
import { bookOfProduct, isOpenBook, openBooks, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { scopeOf, type ListScope } from '../../../domain/evidence/shared/shelf.ts';
import {
  queueOf,
  toDoTasks,
  type QueuedItem,
  type ToDoGroup,
  type ToDoTask,
} from '../../../domain/home/to-do-queue.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { productOfInstrument, type InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeAct } from '../../../domain/trade/shared/application-policy.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { bookTitles } from '../../evidence/shared/book-titles.ts';
import { addressOfPlace, firstPlace } from '../../evidence/shared/list-address.ts';
import { indexPathsOf } from '../../evidence/shared/package-paths.ts';
import { packageRow } from '../../evidence/shared/package-row.ts';
import type { PackageStandings } from '../../evidence/shared/package-standings.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { WaitingNumbers } from '../shared/waiting-numbers.ts';

/** Paths of the pages on which business with a kind of instrument is done; undefined for a page the reader has not. */
export interface TradePaths {
  application(row: Pick<TradeApplicationRow, 'id'>): string | undefined;
  form(row: TradeApplicationRow): string | undefined;
  readonly acceptance: string | undefined;
}

export interface ToDoParts {
  readonly desk: ToDoDesk;
  readonly list: PackageList;
  readonly figures: PackageFigures;
  readonly standings: PackageStandings;
  readonly numbers: WaitingNumbers;
  readonly session: SessionStore;
  readonly navigator: Pick<Navigator, 'goTo'>;
  readonly pathsFor: (kind: InstrumentKind) => TradePaths;
}

/** A row of the queue. */
export interface ToDoItem extends QueuedItem {
  readonly id: string;
  /** Name of the product; undefined for one that is not known here. */
  readonly product: PlainKey | undefined;
  /** Act of an application; undefined for a package, which is `isPackage`. */
  readonly act: TradeAct | undefined;
  readonly isPackage: boolean;
  readonly number: string;
  /** Empty for several. */
  readonly party: string;
  /** Decimal text in yuan. */
  readonly amount: string;
  readonly why: Message;
  readonly isUrgent: boolean;
  readonly press: Message;
  readonly path: string | undefined;
}

/** A group of the queue, with the list that holds all of it; its path is undefined where there is none. */
export interface ToDoQueueGroup extends ToDoGroup<ToDoItem> {
  readonly path: string | undefined;
}

/** What the address narrows the queue to. */
export interface ToDoPlace {
  readonly book: OpenBook | undefined;
  readonly task: ToDoTask | undefined;
}

/** States of the packages of each task. Overdue packages count as passed, and wait for their letter. */
const statesOfTask: Readonly<Record<PackageTask, readonly DisplayState[]>> = {
  correct: ['returned'],
  sign: ['passed'],
  resubmit: ['modifying'],
  complete: ['to-be-completed'],
};
const packageTasks = Object.keys(statesOfTask) as readonly PackageTask[];

/** Number of packages of one task that the queue shows; their list has the others. */
const shownPackages = 20;

interface PackagesToDo {
  readonly task: PackageTask;
  readonly count: number;
  readonly rows: readonly EvidencePackage[];
}

export function toDoPlaceFrom(search: string): ToDoPlace {
  const asked = new URLSearchParams(search);
  const book = asked.get('product') ?? '';
  return { book: isOpenBook(book) ? book : undefined, task: toDoTasks.find((each) => each === asked.get('do')) };
}

const addressOf = ({ book, task }: ToDoPlace): string => {
  const query = new URLSearchParams({ ...(book ? { product: book } : {}), ...(task ? { do: task } : {}) });
  return query.size === 0 ? toDoPath : `${toDoPath}?${query.toString()}`;
};

const bookOfKind = (kind: InstrumentKind | undefined): OpenBook | undefined =>
  kind && bookOfProduct(productOfInstrument[kind]);

/**
 * One queue of what waits for the reader in their company and present role: applications, amounts to accept and
 * packages (a page of the portal's own; decision 0200). Both sources load and fail by themselves.
 */
export class ToDoPresenter {
  place: ToDoPlace = toDoPlaceFrom('');
  readonly trade: PageContent<OwnToDo>;
  readonly packages: PageContent<readonly PackagesToDo[]>;
  readonly numbers: WaitingNumbers;
  #unfollow: (() => void) | undefined;
  readonly #parts: ToDoParts;

  constructor(parts: ToDoParts) {
    this.#parts = parts;
    this.numbers = parts.numbers;
    this.trade = new PageContent(parts.session, async (signal) => parts.desk.rows(signal));
    this.packages = new PageContent(parts.session, async (signal) => this.fetchPackages(signal));
    makeAutoObservable<this>(this, { trade: false, packages: false, numbers: false }, { autoBind: true, deep: false });
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    const before = this.place;
    this.place = toDoPlaceFrom(search);
    if (this.hasTrade && this.trade.current.kind !== 'ready') void this.trade.load();
    if (!this.hasPackages) return;
    void this.#parts.standings.refresh();
    if (before.book !== this.place.book) this.packages.clear();
    void this.packages.load();
  }

  /** Keeps the queue up to date with the numbers in the menu. */
  opened(): void {
    void this.numbers.refresh();
    this.#unfollow = reaction(
      () => [this.numbers.trade.counts, this.numbers.packages.byBook],
      (_now, before) => {
        // The first numbers are those of the rows that are on their way.
        if (before[0] !== undefined || before[1] !== undefined) void this.refresh();
      },
    );
  }

  left(): void {
    this.#unfollow?.();
    this.trade.stop();
    this.packages.stop();
  }

  /** Whether anything of the business with instruments can wait for the reader. */
  get hasTrade(): boolean {
    return this.#parts.desk.isOffered && this.numbers.trade.isForUser;
  }

  get hasPackages(): boolean {
    return this.numbers.packages.isForUser;
  }

  /** Whether the reader only looks on: nothing can ever wait for this role. */
  get looksOn(): boolean {
    return !this.hasTrade && !this.hasPackages;
  }

  /** Whether a part of the queue is on its way. */
  get isLoading(): boolean {
    return this.#sources.some(({ current }) => current.kind === 'loading');
  }

  /** Whether nothing of the queue is known yet. */
  get isAwaited(): boolean {
    return this.#sources.length > 0 && this.#sources.every(({ current }) => current.kind === 'loading');
  }

  get isPartMissing(): boolean {
    return this.#sources.some(({ current }) => current.kind === 'failed');
  }

  /** Number of all that waits, whatever the filters; undefined while it is not known, or a part of it is missing. */
  get total(): number | undefined {
    return this.isPartMissing ? undefined : this.numbers.total;
  }

  /** The tasks in which something waits in the chosen product, with their numbers; the chosen task in any case. */
  get tasks(): readonly { readonly task: ToDoTask; readonly count: number }[] {
    const counts = new Map(this.#allGroups.map(({ task, count }) => [task, count]));
    return toDoTasks.flatMap((task) => {
      const count = counts.get(task) ?? 0;
      return count > 0 || task === this.place.task ? [{ task, count }] : [];
    });
  }

  /** The products in which something waits, with their numbers; the chosen one in any case. */
  get products(): readonly { readonly book: OpenBook; readonly name: PlainKey; readonly count: number }[] {
    const { byBook } = this.numbers.packages;
    return openBooks().flatMap((book) => {
      const inTrade = this.#tradeRows.filter(({ kind }) => bookOfKind(kind) === book).length;
      const count = inTrade + (byBook?.get(book) ?? 0);
      return count > 0 || book === this.place.book ? [{ book, name: bookTitles[book].name, count }] : [];
    });
  }

  get isFiltered(): boolean {
    return this.place.book !== undefined || this.place.task !== undefined;
  }

  /** The queue, the most urgent first. */
  get groups(): readonly ToDoQueueGroup[] {
    const { task } = this.place;
    const shown = this.#allGroups.filter((group) => task === undefined || group.task === task);
    return queueOf(shown).map((group) => ({ ...group, path: this.#listOf(group.task) }));
  }

  filterChanged(change: { readonly book?: string; readonly task?: string }): void {
    const { book, task } = { ...this.place, ...change };
    this.#parts.navigator.goTo(
      addressOf({
        book: book !== undefined && isOpenBook(book) ? book : undefined,
        task: toDoTasks.find((each) => each === task),
      }),
    );
  }

  filterCleared(): void {
    this.#parts.navigator.goTo(toDoPath);
  }

  async refresh(): Promise<void> {
    await Promise.all(this.#sources.map(async (source) => source.refresh()));
  }

  private get role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private get scope(): ListScope {
    return scopeOf(this.role, undefined);
  }

  get #sources(): readonly Pick<PageContent<unknown>, 'current' | 'refresh'>[] {
    return [...(this.hasTrade ? [this.trade] : []), ...(this.hasPackages ? [this.packages] : [])];
  }

  get #tradeRows(): readonly { readonly kind: InstrumentKind | undefined }[] {
    const { value } = this.trade;
    return value ? [...value.toDecide, ...value.returned, ...value.toAccept] : [];
  }

  /** What waits in the chosen product, whatever the chosen task. */
  get #allGroups(): readonly ToDoGroup<ToDoItem>[] {
    const { toDecide = [], returned = [], toAccept = [] } = this.trade.value ?? {};
    const { book } = this.place;
    const isOfBook = ({ kind }: { readonly kind: InstrumentKind | undefined }): boolean =>
      book === undefined || bookOfKind(kind) === book;
    const groupOf = (task: ToDoTask, items: readonly ToDoItem[]): ToDoGroup<ToDoItem> => ({
      task,
      count: items.length,
      items,
    });
    return [
      groupOf(
        'accept',
        toAccept.filter(isOfBook).map((each) => this.#fromArrival(each)),
      ),
      groupOf(
        'decide',
        toDecide.filter(isOfBook).map((each) => this.#fromApplication(each, 'decide')),
      ),
      groupOf(
        'mend',
        returned.filter(isOfBook).map((each) => this.#fromApplication(each, 'mend')),
      ),
      ...(this.packages.value ?? []).map(({ task, count, rows }) => ({
        task,
        count,
        items: rows.map((each) => this.#fromPackage(each, task)),
      })),
    ];
  }

  #tradePaths(kind: InstrumentKind | undefined): TradePaths | undefined {
    return kind && this.#parts.pathsFor(kind);
  }

  #fromArrival(held: HeldInstrument): ToDoItem {
    const book = bookOfKind(held.kind);
    return {
      id: held.holdingId,
      task: 'accept',
      product: book && bookTitles[book].name,
      act: 'accept',
      isPackage: false,
      number: held.number,
      party: held.senderName,
      amount: moneyToText(held.amount),
      until: held.acceptBy,
      since: held.openedAt,
      why: message('to-do.why', { task: 'accept', maker: '', state: undefined }),
      isUrgent: false,
      press: message('trade.landing-press', { press: 'accept' }),
      path: this.#tradePaths(held.kind)?.acceptance,
    };
  }

  #fromApplication(row: TradeApplicationRow, task: 'decide' | 'mend'): ToDoItem {
    const paths = this.#tradePaths(row.kind);
    const book = bookOfKind(row.kind);
    const maker = row.makerName || row.companyName;
    return {
      id: row.id,
      task,
      product: book && bookTitles[book].name,
      act: row.act,
      isPackage: false,
      number: row.number,
      party: row.counterpartyName,
      amount: moneyToText(row.amount),
      until: row.endsOn,
      since: row.stateSince,
      why: message('to-do.why', { task, maker, state: row.state }),
      isUrgent: task === 'mend',
      press: message('trade.landing-press', { press: task }),
      path: (task === 'mend' ? paths?.form(row) : undefined) ?? paths?.application(row),
    };
  }

  #fromPackage(evidence: EvidencePackage, task: PackageTask): ToDoItem {
    const { packageId } = evidence;
    const status = this.#parts.standings.of(evidence);
    const row = packageRow(evidence, status, { packageId, number: '', state: 'masked', trouble: undefined });
    const own = this.#parts.session.who?.companyName;
    const isOurs = own === evidence.payerName || (own !== evidence.supplierName && this.scope.side === 'issue');
    return {
      id: packageId,
      task,
      product: row.product,
      act: undefined,
      isPackage: true,
      number: packageId,
      party: isOurs ? evidence.supplierName : evidence.payerName,
      amount: row.amount,
      until: status.until?.kind === 'lapse' ? status.until.day : '',
      since: status.since,
      why: row.progress,
      isUrgent: row.urgency === 'urgent',
      press: row.action.label,
      path: row.action.path,
    };
  }

  /** The list that holds all of a group: the to-do page of the trade, or the list of packages. */
  #listOf(task: ToDoTask): string | undefined {
    if (!isPackageTask(task)) return this.numbers.trade.path;
    const filter = { ...emptyFilter, ...this.#booksOfPlace, states: statesOfTask[task] };
    return indexPathsOf(this.scope).list + addressOfPlace({ ...firstPlace, waiting: true, filter });
  }

  get #booksOfPlace(): Pick<PackageFilter, 'books'> {
    return { books: this.place.book === undefined ? [] : [this.place.book] };
  }

  private async fetchPackages(signal: AbortSignal): Promise<readonly PackagesToDo[]> {
    const { session, figures, list } = this.#parts;
    const { who } = session;
    if (!who) return [];
    const { scope } = this;
    const filterOf = (task: PackageTask): PackageFilter => ({
      ...emptyFilter,
      ...this.#booksOfPlace,
      states: statesOfTask[task],
      waitingFor: worksAs(who),
    });
    const counted = await figures.of(scope.side, packageTasks.map(filterOf), signal);
    return Promise.all(
      packageTasks.map(async (task, index) => {
        const count = counted[index]?.count ?? 0;
        const asked = { ...firstPlace, scope, filter: filterOf(task), descending: false, pageSize: shownPackages };
        return { task, count, rows: count === 0 ? [] : (await list.page(asked, signal)).rows };
      }),
    );
  }
}

const isPackageTask = (task: ToDoTask): task is PackageTask => Object.hasOwn(statesOfTask, task);
