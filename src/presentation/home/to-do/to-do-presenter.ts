import { makeAutoObservable, reaction } from 'mobx';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { toDoPath } from '../../../domain/catalogue/to-do-path.ts';
import { bookOfProduct, isOpenBook, openBooks, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import {
  queueOf,
  toDoTasks,
  type QueuedItem,
  type ToDoGroup,
  type ToDoTask,
} from '../../../domain/home/to-do-queue.ts';
import type { TradeAct } from '../../../domain/trade/shared/application-policy.ts';
import { productOfInstrument, type InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import { bookTitles } from '../../evidence/shared/book-titles.ts';
import type { PackagesOfTask, WaitingPackage, WaitingPackages } from '../../evidence/shared/waiting-packages.ts';
import type { PageContent } from '../../pages/page-content.ts';
import type { TradeTask, WaitingTrade, WaitingTradeItem } from '../../trade/shared/waiting-trade.ts';
import type { WaitingNumbers } from '../shared/waiting-numbers.ts';

export interface ToDoParts {
  readonly trade: WaitingTrade;
  readonly packages: WaitingPackages;
  readonly numbers: WaitingNumbers;
  readonly navigator: Pick<Navigator, 'goTo'>;
}

/** A row of the queue. */
export interface ToDoItem extends QueuedItem {
  readonly id: string;
  /** Name of the product; undefined for one that is not known here. */
  readonly product: PlainKey | undefined;
  /** Act of an application; undefined for one that is not known here. */
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

/** A group of the queue, with the path of the list that holds all of it; undefined where there is none. */
export interface ToDoQueueGroup extends ToDoGroup<ToDoItem> {
  readonly path: string | undefined;
}

/** What the address narrows the queue to. */
export interface ToDoPlace {
  readonly book: OpenBook | undefined;
  readonly task: ToDoTask | undefined;
}

const tradeTasks: readonly TradeTask[] = ['accept', 'decide', 'mend'];

function toDoPlaceFrom(search: string): ToDoPlace {
  const asked = new URLSearchParams(search);
  const book = asked.get('product') ?? '';
  return { book: isOpenBook(book) ? book : undefined, task: toDoTasks.find((each) => each === asked.get('do')) };
}

function addressOf({ book, task }: ToDoPlace): string {
  const query = new URLSearchParams({ ...(book ? { product: book } : {}), ...(task ? { do: task } : {}) });
  return query.size === 0 ? toDoPath : `${toDoPath}?${query.toString()}`;
}

const bookOfKind = (kind: InstrumentKind | undefined): OpenBook | undefined =>
  kind && bookOfProduct(productOfInstrument[kind]);

function fromTrade(item: WaitingTradeItem): ToDoItem {
  const { maker, isForbidden, kind, ...row } = item;
  const book = bookOfKind(kind);
  return {
    ...row,
    product: book && bookTitles[book].name,
    isPackage: false,
    why: message('to-do.why', { task: row.task, maker, isForbidden }),
    isUrgent: row.task === 'mend',
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
});

/**
 * One queue of what waits for the reader in their company and present role: applications, amounts to accept and
 * packages (a page of the portal's own; decision 0200). Both sources load and fail by themselves.
 */
export class ToDoPresenter {
  place: ToDoPlace = toDoPlaceFrom('');
  readonly trade: WaitingTrade;
  readonly packages: WaitingPackages;
  readonly numbers: WaitingNumbers;
  #unfollow: (() => void) | undefined;
  readonly #parts: ToDoParts;

  constructor(parts: ToDoParts) {
    this.#parts = parts;
    this.numbers = parts.numbers;
    this.trade = parts.trade;
    this.packages = parts.packages;
    makeAutoObservable<this>(this, { trade: false, packages: false, numbers: false }, { autoBind: true, deep: false });
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    this.place = toDoPlaceFrom(search);
    if (this.hasTrade && this.trade.content.current.kind !== 'ready') void this.trade.content.load();
    if (this.hasPackages) void this.packages.load(this.place.book);
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
    this.trade.content.stop();
    this.packages.content.stop();
  }

  /** Whether the reader only looks on: nothing can ever wait for this role. */
  get looksOn(): boolean {
    return !this.hasTrade && !this.hasPackages;
  }

  /** Whether a part of the queue is on its way. */
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

  /** Number of all that waits, whatever the filters; undefined while it is not known, or a part of it is missing. */
  get total(): number | undefined {
    return this.isPartMissing ? undefined : this.numbers.total;
  }

  /** The tasks in which something waits in the chosen product, with their numbers; the chosen task in any case. */
  get tasks(): readonly { readonly task: ToDoTask; readonly count: number }[] {
    const counts = new Map(this.allGroups.map(({ task, count }) => [task, count]));
    return toDoTasks.flatMap((task) => {
      const count = counts.get(task) ?? 0;
      return count > 0 || task === this.place.task ? [{ task, count }] : [];
    });
  }

  /** The products in which something waits, with their numbers; the chosen one in any case. */
  get products(): readonly { readonly book: OpenBook; readonly name: PlainKey; readonly count: number }[] {
    const { byBook } = this.numbers.packages;
    return openBooks().flatMap((book) => {
      const inTrade = this.trade.items.filter(({ kind }) => bookOfKind(kind) === book).length;
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
    const paths = new Map(this.allGroups.map((group) => [group.task, group.path]));
    return queueOf(this.allGroups.filter((group) => task === undefined || group.task === task)).map((group) => ({
      ...group,
      path: paths.get(group.task),
    }));
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
    await Promise.all(this.sources.map(async (source) => source.refresh()));
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

  /** What waits in the chosen product, whatever the chosen task. */
  private get allGroups(): readonly ToDoQueueGroup[] {
    const { book } = this.place;
    const items = this.trade.items.filter(({ kind }) => book === undefined || bookOfKind(kind) === book);
    return [
      ...tradeTasks.map((task) => {
        const of = items.filter((each) => each.task === task).map(fromTrade);
        return { task, count: of.length, items: of, path: this.numbers.trade.path };
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
