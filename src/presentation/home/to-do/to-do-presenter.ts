import { makeAutoObservable, reaction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { toDoPath } from '../../../domain/catalogue/to-do-path.ts';
import { bookOfProduct, isOpenBook, openBooks, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import {
  queueOf,
  toDoTasks,
  type QueuedItem,
  type ToDoGroup,
  type ToDoTask,
} from '../../../domain/home/to-do-queue.ts';
import { parseMoney, zeroMoney } from '../../../domain/money/money.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import { instrumentKinds, productOfInstrument, type InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { isUrgentToDo, filterToDo, noToDoFilter, type ToDoFilter } from '../../../domain/trade/shared/to-do-filter.ts';
import type { TradeApplication, TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { bookTitles } from '../../evidence/shared/book-titles.ts';
import type { PackagesOfTask, WaitingPackage, WaitingPackages } from '../../evidence/shared/waiting-packages.ts';
import type { PageContent } from '../../pages/page-content.ts';
import { acceptParameter, acceptanceIdFrom } from '../../trade/shared/acceptance-path.ts';
import { Acceptance, type AcceptanceParts } from '../../trade/shared/acceptance.ts';
import { OpenedApplication, type OpenedApplicationParts } from '../../trade/shared/opened-application.ts';
import {
  changeNarrowing,
  hasFilters,
  isNarrowed,
  filterableRow,
  narrowingInAddress,
  toDoNarrowingFrom,
  type NarrowingChange,
} from '../../trade/shared/to-do-filter.ts';
import {
  tradeTasks,
  type TradeGroup,
  type WaitingTrade,
  type WaitingTradeItem,
} from '../../trade/shared/waiting-trade.ts';
import type { WaitingNumbers } from '../shared/waiting-numbers.ts';

export interface ToDoParts {
  readonly trade: WaitingTrade;
  readonly packages: WaitingPackages;
  readonly numbers: WaitingNumbers;
  readonly navigator: Pick<Navigator, 'goTo' | 'replaceWith'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly application: OpenedApplicationParts['application'];
  readonly desk: AcceptanceParts['desk'];
  readonly session: AcceptanceParts['session'];
  readonly toasts: AcceptanceParts['toasts'];
}

/** A row of the queue. */
export interface ToDoItem extends QueuedItem {
  readonly id: string;
  /** Name of the product; undefined for one that is not known here. */
  readonly product: PlainKey | undefined;
  /** Act of an application; undefined for one that is not known here. */
  readonly act: WaitingTradeItem['act'];
  readonly isPackage: boolean;
  readonly number: string;
  /** Empty for several, and for a threshold. */
  readonly party: string;
  /** Decimal text in yuan; empty if it has none. */
  readonly amount: string;
  readonly why: Message;
  readonly isUrgent: boolean;
  readonly press: Message;
  readonly path: string | undefined;
  /** Application that opens beside the queue; undefined for any other row. */
  readonly row: TradeApplicationRow | undefined;
  /** Amount that is accepted beside the queue; undefined for any other row. */
  readonly arrival: HeldInstrument | undefined;
  /** The result, once it was handled beside the queue; undefined while it waits. */
  readonly result: TradeApplication | undefined;
}

/** A group of the queue, with the path of the list that holds all of it; undefined if there is no such list. */
export interface ToDoQueueGroup extends ToDoGroup<ToDoItem> {
  readonly path: string | undefined;
}

/** The filters in the address. */
export interface ToDoPlace {
  readonly book: OpenBook | undefined;
  readonly task: ToDoTask | undefined;
  readonly narrowing: ToDoFilter;
  /** Id of the application that is open beside the queue. */
  readonly open: string | undefined;
  /** Holding to accept that is open beside the queue; empty for none. */
  readonly arrival: string;
}

const groupOfTask: Readonly<Partial<Record<ToDoTask, TradeGroup>>> = { decide: 'toDecide', mend: 'returned' };

function toDoPlaceFrom(search: string): ToDoPlace {
  const asked = new URLSearchParams(search);
  const book = asked.get('product') ?? '';
  return {
    book: isOpenBook(book) ? book : undefined,
    task: toDoTasks.find((each) => each === asked.get('do')),
    narrowing: toDoNarrowingFrom(asked),
    open: asked.get('open') || undefined,
    arrival: acceptanceIdFrom(search),
  };
}

function addressOf({ book, task, narrowing, open, arrival }: ToDoPlace): string {
  const query = new URLSearchParams({
    ...(book ? { product: book } : {}),
    ...(task ? { do: task } : {}),
    ...narrowingInAddress(narrowing),
    ...(open === undefined ? {} : { open }),
    ...(arrival === '' ? {} : { [acceptParameter]: arrival }),
  });
  return query.size === 0 ? toDoPath : `${toDoPath}?${query.toString()}`;
}

const bookOfKind = (kind: InstrumentKind | undefined): OpenBook | undefined =>
  kind && bookOfProduct(productOfInstrument[kind]);

function fromTrade(item: WaitingTradeItem, today: PlainDate, result: TradeApplication | undefined): ToDoItem {
  const { maker, isForbidden, financingState, kind, ...row } = item;
  const book = bookOfKind(kind);
  return {
    ...row,
    product: book && bookTitles[book].name,
    isPackage: false,
    why: message('to-do.why', { task: row.task, maker, isForbidden, financingState }),
    // The last day belonged to the step that was handled here.
    until: result ? '' : row.until,
    isUrgent: !result && isUrgentToDo(row.until, today),
    result,
    press: message('trade.landing-press', { press: row.task }),
  };
}

const fromPackage = (row: WaitingPackage, task: PackagesOfTask['task']): ToDoItem => ({
  id: row.packageId,
  task,
  product: row.product,
  act: undefined,
  isPackage: true,
  number: row.packageId,
  party: row.party,
  amount: row.amount,
  until: row.until,
  since: row.since,
  why: row.progress,
  isUrgent: row.urgency === 'urgent',
  press: row.action.label,
  path: row.action.path,
  row: undefined,
  arrival: undefined,
  result: undefined,
});

const narrowedItem = ({ amount, since, until }: ToDoItem) => ({
  amount: parseMoney(amount) ?? zeroMoney,
  since,
  until,
});

/**
 * The queue of everything that waits for the user in their company and present role: applications, amounts to accept
 * and packages (a page of the portal's own; decision 0200). Both sources load and fail independently.
 */
export class ToDoPresenter {
  place: ToDoPlace = toDoPlaceFrom('');
  readonly trade: WaitingTrade;
  readonly packages: WaitingPackages;
  readonly numbers: WaitingNumbers;
  /** The application that is open beside the queue. */
  readonly beside: OpenedApplication;
  /** The acceptance of a received amount, beside the queue. */
  readonly acceptance: Acceptance;
  #unfollow: (() => void) | undefined;
  readonly #parts: ToDoParts;

  constructor(parts: ToDoParts) {
    this.#parts = parts;
    this.numbers = parts.numbers;
    this.trade = parts.trade;
    this.packages = parts.packages;
    this.beside = new OpenedApplication({
      application: parts.application,
      groups: () => [
        ...this.groups.flatMap(({ task, items }) => {
          const name = groupOfTask[task];
          return name ? [{ name, rows: items.flatMap(({ row }) => (row ? [row] : [])) }] : [];
        }),
        { name: 'barred', rows: this.barred },
      ],
      goTo: (open, leavesNoPlace) => {
        const path = addressOf({ ...this.place, open, arrival: '' });
        if (leavesNoPlace) parts.navigator.replaceWith(path);
        else parts.navigator.goTo(path);
      },
      reload: async () => void (await this.trade.content.refresh()),
    });
    this.acceptance = new Acceptance({
      desk: parts.desk,
      session: parts.session,
      toasts: parts.toasts,
      rows: () => this.allGroups.flatMap(({ items }) => items.flatMap(({ arrival }) => arrival ?? [])),
      asked: () => this.place.arrival,
      goTo: (arrival, leavesNoPlace) => {
        const path = addressOf({ ...this.place, open: undefined, arrival });
        if (leavesNoPlace) parts.navigator.replaceWith(path);
        else parts.navigator.goTo(path);
      },
      reload: async () => void (await this.trade.content.refresh()),
    });
    makeAutoObservable<this>(
      this,
      {
        trade: false,
        packages: false,
        numbers: false,
        beside: false,
        acceptance: false,
        openPath: false,
        arrivalPath: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    this.place = toDoPlaceFrom(search);
    this.beside.addressChanged(this.place.open);
    if (this.hasTrade && this.trade.content.current.kind !== 'ready')
      void this.readTrade(async () => this.trade.content.load());
    else this.acceptance.named(this.place.arrival);
    if (this.hasPackages) void this.packages.load(this.place.book);
  }

  /** Keeps the queue up to date with the numbers in the menu. */
  opened(): void {
    void this.numbers.refresh();
    this.#unfollow = reaction(
      () => [this.numbers.trade.counts, this.numbers.packages.byBook],
      (_now, before) => {
        // The first numbers are those of the rows that are being loaded.
        if (before[0] !== undefined || before[1] !== undefined) void this.refresh();
      },
    );
  }

  left(): void {
    this.#unfollow?.();
    this.trade.content.stop();
    this.packages.content.stop();
    this.beside.left();
  }

  /** Whether the user has a role that only views: nothing can wait for it. */
  get looksOn(): boolean {
    return !this.hasTrade && !this.hasPackages;
  }

  /** Whether a part of the queue is being loaded. */
  get isLoading(): boolean {
    return this.sources.some(({ current }) => current.kind === 'loading');
  }

  /** Whether nothing of the queue is known yet. */
  get isAwaited(): boolean {
    return this.sources.length > 0 && this.sources.every(({ current }) => current.kind === 'loading');
  }

  get isPartMissing(): boolean {
    return this.sources.some(({ current }) => current.kind === 'failed');
  }

  /** Number of all that waits, regardless of filters; undefined if it is not known completely. */
  get total(): number | undefined {
    return this.isPartMissing ? undefined : this.numbers.total;
  }

  /**
   * The tasks with something that waits in the chosen product, with their numbers. The chosen task is always listed.
   */
  get tasks(): readonly { readonly task: ToDoTask; readonly count: number }[] {
    const counts = new Map(this.allGroups.map(({ task, count }) => [task, count]));
    return toDoTasks.flatMap((task) => {
      const count = counts.get(task) ?? 0;
      return count > 0 || task === this.place.task ? [{ task, count }] : [];
    });
  }

  /** The products with something that waits, with their numbers. The chosen product is always listed. */
  get products(): readonly { readonly book: OpenBook; readonly name: PlainKey; readonly count: number }[] {
    const { byBook } = this.numbers.packages;
    return openBooks().flatMap((book) => {
      const inTrade = this.tradeItems.filter(
        (item) => bookOfKind(item.kind) === book && this.resultOf(item) === undefined,
      ).length;
      const count = inTrade + (byBook?.get(book) ?? 0);
      return count > 0 || book === this.place.book ? [{ book, name: bookTitles[book].name, count }] : [];
    });
  }

  get isFiltered(): boolean {
    const { book, task, narrowing } = this.place;
    return book !== undefined || task !== undefined || isNarrowed(narrowing);
  }

  /** The queue, the most urgent first. */
  get groups(): readonly ToDoQueueGroup[] {
    const { task } = this.place;
    const { narrowing } = this.place;
    const listed = this.allGroups
      .filter((group) => task === undefined || group.task === task)
      .map(({ items, count, ...group }) => {
        const left = filterToDo(items, narrowing, this.today, narrowedItem);
        const waiting = left.filter(({ result }) => result === undefined).length;
        return { ...group, items: left, count: isNarrowed(narrowing) ? waiting : count };
      });
    const paths = new Map(listed.map((group) => [group.task, group.path]));
    return queueOf(listed).map((group) => ({ ...group, path: paths.get(group.task) }));
  }

  /** Applications that wait for the user's role, but that the user may not decide. */
  get barred(): readonly TradeApplicationRow[] {
    const { book, task, narrowing } = this.place;
    if (task !== undefined) return [];
    const rows = this.trade
      .barredWith((group, all) => this.beside.withHandled(group, all))
      .filter(({ kind }) => book === undefined || bookOfKind(kind) === book);
    return filterToDo(rows, narrowing, this.today, filterableRow);
  }

  /** Whether filters are offered: the queue has more than a few rows, or a filter hides some. */
  get hasFilters(): boolean {
    return this.isFiltered || hasFilters(this.allGroups.reduce((sum, { items }) => sum + items.length, 0));
  }

  /** Kind of instruments of the open application. If its row is not listed, the first kind is used. */
  get openKind(): InstrumentKind {
    const row = [...this.groups.flatMap(({ items }) => items.map((item) => item.row)), ...this.barred].find(
      (each) => each?.id === this.beside.id,
    );
    return row?.kind ?? instrumentKinds[0];
  }

  /** Address of the queue with an application open. */
  openPath({ id }: Pick<TradeApplicationRow, 'id'>): string {
    return addressOf({ ...this.place, open: id, arrival: '' });
  }

  /** Address of the queue with the acceptance of an amount open. */
  arrivalPath({ holdingId }: Pick<HeldInstrument, 'holdingId'>): string {
    return addressOf({ ...this.place, open: undefined, arrival: holdingId });
  }

  /** Opens a received amount beside the queue, in place of anything that is open there. */
  arrivalPressed(row: HeldInstrument): void {
    this.acceptance.pressed(row, this.place.open !== undefined);
  }

  /** Closes the dialog that was opened last: the refusal, or the acceptance. */
  arrivalLeft(): void {
    this.acceptance.left();
  }

  narrowed(change: NarrowingChange): void {
    this.#parts.navigator.goTo(addressOf({ ...this.place, narrowing: changeNarrowing(this.place.narrowing, change) }));
  }

  filterChanged(change: { readonly book?: string; readonly task?: string }): void {
    const { book, task } = { ...this.place, ...change };
    this.#parts.navigator.goTo(
      addressOf({
        ...this.place,
        book: book !== undefined && isOpenBook(book) ? book : undefined,
        task: toDoTasks.find((each) => each === task),
      }),
    );
  }

  filterCleared(): void {
    const { narrowing, open, arrival } = this.place;
    const whole = { ...noToDoFilter, order: narrowing.order };
    this.#parts.navigator.goTo(addressOf({ book: undefined, task: undefined, narrowing: whole, open, arrival }));
  }

  async refresh(): Promise<void> {
    await Promise.all(this.sources.map(async (source) => source.refresh()));
    if (this.trade.content.value) this.acceptance.named(this.place.arrival);
  }

  private get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  private get tradeItems(): readonly WaitingTradeItem[] {
    return this.trade.itemsWith(
      (group, rows) => this.beside.withHandled(group, rows),
      (rows) => this.acceptance.withHandled(rows),
    );
  }

  /** Loads the waiting items of the trade. The newest load then opens the amount that the address names. */
  private async readTrade(read: () => Promise<boolean>): Promise<void> {
    if (await read()) this.acceptance.named(this.place.arrival);
  }

  /** The result of an item that was handled beside the queue; undefined for one that waits. */
  private resultOf(item: WaitingTradeItem): TradeApplication | undefined {
    return item.arrival ? this.acceptance.resultOf(item.arrival)?.application : this.beside.resultOf(item);
  }

  private get hasTrade(): boolean {
    return this.numbers.trade.isForUser;
  }

  private get hasPackages(): boolean {
    return this.numbers.packages.isForUser;
  }

  private get sources(): readonly Pick<PageContent<unknown>, 'current' | 'refresh'>[] {
    return [...(this.hasTrade ? [this.trade.content] : []), ...(this.hasPackages ? [this.packages.content] : [])];
  }

  /** Everything that waits in the chosen product, regardless of the chosen task. */
  private get allGroups(): readonly ToDoQueueGroup[] {
    const { book } = this.place;
    const items = this.tradeItems.filter(({ kind }) => book === undefined || bookOfKind(kind) === book);
    return [
      ...tradeTasks.map((task) => {
        const of = items
          .filter((each) => each.task === task)
          .map((each) => fromTrade(each, this.today, this.resultOf(each)));
        const { length } = of.filter(({ result }) => result === undefined);
        return { task, count: length, items: of, path: this.numbers.trade.path };
      }),
      ...this.packages.groups.map(({ task, count, rows, path }) => ({
        task,
        count,
        items: rows.map((row) => fromPackage(row, task)),
        path,
      })),
    ];
  }
}
