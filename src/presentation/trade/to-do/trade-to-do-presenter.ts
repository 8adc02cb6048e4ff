import { makeAutoObservable } from 'mobx';
import type { ApprovalDesk } from '../../../application/ports/trade/approval-desk.ts';
import type { FundingDesk } from '../../../application/ports/trade/funding-desk.ts';
import type { HoldingBook } from '../../../application/ports/trade/holding-book.ts';
import type { ToDoDesk } from '../../../application/ports/trade/to-do-desk.ts';
import type { TradeApplicationFilter, TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { actsForCore, roleKind } from '../../../domain/identity/role.ts';
import { returnedStates } from '../../../domain/trade/shared/application-machine.ts';
import { supplierOptions, type FinancingRow } from '../../../domain/trade/financing/financing.ts';
import { supplierStates } from '../../../domain/trade/financing/financing-machine.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import { countToDo, maxToDoRows, ownToDo, toDoOf, type ToDo } from '../../../domain/trade/shared/to-do.ts';
import { isUrgentToDo, filterToDo, noToDoFilter, type ToDoFilter } from '../../../domain/trade/shared/to-do-filter.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { proposalItem, type WaitingProposal } from '../../../domain/trade/shared/waiting-proposal.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { acceptParameter, acceptanceIdFrom } from '../shared/acceptance-path.ts';
import { Acceptance } from '../shared/acceptance.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { OpenedApplication, type OpenedApplicationParts } from '../shared/opened-application.ts';
import {
  changeNarrowing,
  hasFilters,
  isNarrowed,
  filterableRow,
  narrowingInAddress,
  toDoNarrowingFrom,
  type NarrowingChange,
} from '../shared/to-do-filter.ts';
import { tradeTasks, type TradeTask } from '../shared/waiting-trade.ts';
import { BulkApproval, type BulkApprovalParts, type KeptResults } from './bulk-approval.ts';

export interface TradeToDoParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly approvals: ApprovalDesk;
  readonly signing: BulkApprovalParts['signing'];
  readonly keptResults: KeptResults;
  readonly book: HoldingBook;
  readonly funding: Pick<FundingDesk, 'financings'>;
  readonly toDo: Pick<ToDoDesk, 'proposals'>;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly toasts: Toasts;
  readonly navigator: Pick<Navigator, 'goTo' | 'replaceWith'>;
  readonly application: OpenedApplicationParts['application'];
  readonly paths: {
    readonly toDo: string;
    readonly application: (id: string) => string | undefined;
    readonly form: (row: TradeApplicationRow) => string | undefined;
    readonly acceptance: string | undefined;
    readonly suppliers: string | undefined;
    readonly financing: (id: string) => string | undefined;
    readonly instrument: (id: string) => string | undefined;
  };
}

/** Everything that waits in one company for one role. */
export type TradeToDo = ToDo<TradeApplicationRow, HeldInstrument, FinancingRow, WaitingProposal>;

/** The content of the address: the task, the filters, and the open row. */
interface Place {
  readonly task: TradeTask | undefined;
  readonly narrowing: ToDoFilter;
  readonly open: string | undefined;
  /** Holding to accept that is open beside the queue; empty for none. */
  readonly arrival: string;
}

const firstPlace: Place = { task: undefined, narrowing: noToDoFilter, open: undefined, arrival: '' };

function placeFrom(search: string): Place {
  const asked = new URLSearchParams(search);
  return {
    task: tradeTasks.find((each) => each === asked.get('do')),
    narrowing: toDoNarrowingFrom(asked),
    open: asked.get('open') || undefined,
    arrival: acceptanceIdFrom(search),
  };
}

function queryOf({ task, narrowing, open, arrival }: Place): string {
  const query = new URLSearchParams({
    ...(task ? { do: task } : {}),
    ...narrowingInAddress(narrowing),
    ...(open === undefined ? {} : { open }),
    ...(arrival === '' ? {} : { [acceptParameter]: arrival }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Groups of the queue that consist of applications. */
export const toDoGroups = ['toDecide', 'returned', 'drafts', 'barred', 'underWay'] as const;
export type ToDoGroupName = (typeof toDoGroups)[number];

const taskOfGroup: Readonly<Record<ToDoGroupName, TradeTask | undefined>> = {
  toDecide: 'decide',
  returned: 'mend',
  drafts: undefined,
  barred: undefined,
  underWay: undefined,
};

const arrivalItem = ({ amount, openedAt, acceptBy }: HeldInstrument) => ({ amount, since: openedAt, until: acceptBy });

/** The amount of a financing is the one that it asks of its supplier. */
const financingItem = (row: FinancingRow) => ({ ...filterableRow(row), amount: supplierOptions(row).amount });

/** The queue of one product: decisions, corrections, acceptances, and needs of financings (checklist ). */
export class TradeToDoPresenter {
  place: Place = firstPlace;
  readonly content: PageContent<TradeToDo>;
  /** The approval of several applications at once. */
  readonly together: BulkApproval;
  /** The application that is open beside the queue. */
  readonly beside: OpenedApplication;
  /** The acceptance of a received amount, beside the queue. */
  readonly acceptance: Acceptance;
  readonly #parts: TradeToDoParts;

  constructor(parts: TradeToDoParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => this.#load(signal));
    this.together = new BulkApproval({
      desk: parts.desk,
      approvals: parts.approvals,
      session: parts.session,
      signing: parts.signing,
      kept: parts.keptResults,
      rows: () => this.rowsOf('toDecide').filter((row) => this.beside.resultOf(row) === undefined),
      reload: async () => void (await this.content.refresh()),
    });
    this.beside = new OpenedApplication({
      application: parts.application,
      groups: () =>
        (['toDecide', 'returned', 'barred', 'underWay'] as const).map((name) => ({ name, rows: this.rowsOf(name) })),
      goTo: (open, leavesNoPlace) => {
        const path = this.addressOf({ open, arrival: '' });
        if (leavesNoPlace) parts.navigator.replaceWith(path);
        else parts.navigator.goTo(path);
      },
      reload: async () => void (await this.content.refresh()),
    });
    this.acceptance = new Acceptance({
      desk: parts.desk,
      session: parts.session,
      toasts: parts.toasts,
      rows: () => this.arrivals,
      asked: () => this.place.arrival,
      goTo: (arrival, leavesNoPlace) => {
        const path = this.addressOf({ open: undefined, arrival });
        if (leavesNoPlace) parts.navigator.replaceWith(path);
        else parts.navigator.goTo(path);
      },
      reload: async () => void (await this.content.refresh()),
    });
    makeAutoObservable<this>(
      this,
      {
        content: false,
        together: false,
        beside: false,
        acceptance: false,
        rowsOf: false,
        isUrgent: false,
        openPath: false,
      },
      { autoBind: true, deep: false },
    );
  }

  opened(): void {
    void this.load();
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    this.place = placeFrom(search);
    if (this.content.value) this.acceptance.named(this.place.arrival);
    this.beside.addressChanged(this.place.open);
  }

  left(): void {
    this.content.stop();
    this.together.left();
    this.beside.left();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  /** Number of items that wait for the user, regardless of filters; undefined until loaded. */
  get count(): number | undefined {
    const value = this.#waiting;
    return value && countToDo(value, this.makes);
  }

  get makes(): boolean {
    return roleKind(this.#role) === 'operator';
  }

  get paths(): TradeToDoParts['paths'] {
    return this.#parts.paths;
  }

  /** Whether filters are offered: the queue has more than a few rows, or a filter hides some. */
  get hasFilters(): boolean {
    const value = this.#waiting;
    const rows = value
      ? [value.toDecide, value.returned, value.toAccept, value.toFinance, value.toConfirm, value.barred, value.drafts]
      : [];
    return this.isFiltered || hasFilters(rows.reduce((sum, { length }) => sum + length, 0));
  }

  get isFiltered(): boolean {
    return this.place.task !== undefined || isNarrowed(this.place.narrowing);
  }

  /** The tasks with something that waits, with their numbers. The chosen one is always listed. */
  get tasks(): readonly { readonly task: TradeTask; readonly count: number }[] {
    const value = this.#waiting;
    const own = value && ownToDo(value, this.makes);
    const counts = {
      decide: own?.toDecide.length ?? 0,
      mend: own?.returned.length ?? 0,
      accept: own?.toAccept.length ?? 0,
      finance: own?.toFinance.length ?? 0,
      confirm: own?.toConfirm.length ?? 0,
    };
    return tradeTasks
      .map((task) => ({ task, count: counts[task] }))
      .filter(({ task, count }) => count > 0 || task === this.place.task);
  }

  /** Rows of a group that match the filters, in the chosen order, including those that were handled here. */
  rowsOf(name: ToDoGroupName): readonly TradeApplicationRow[] {
    const { place } = this;
    const all = this.content.value;
    const value = this.#waiting;
    if (!all || !value || (place.task !== undefined && taskOfGroup[name] !== place.task)) return [];
    const { toDecide, returned } = ownToDo(value, this.makes);
    const groups = { ...value, toDecide, returned, underWay: this.#othersHaveNow(all) };
    return filterToDo(this.beside.withHandled(name, groups[name]), place.narrowing, this.today, filterableRow);
  }

  /** Number of the listed decisions that are still to be made. */
  get undecided(): number {
    return this.rowsOf('toDecide').filter((row) => this.beside.resultOf(row) === undefined).length;
  }

  /** Amounts to accept that match the filters. */
  get arrivals(): readonly HeldInstrument[] {
    const { task, narrowing } = this.place;
    if (task !== undefined && task !== 'accept') return [];
    const { value } = this.content;
    const rows = value ? ownToDo(value, this.makes).toAccept : [];
    return this.acceptance.withHandled(filterToDo(rows, narrowing, this.today, arrivalItem));
  }

  /** Financings that wait for the user's company and match the filters. */
  get financings(): readonly FinancingRow[] {
    const { task, narrowing } = this.place;
    if (task !== undefined && task !== 'finance') return [];
    const { value } = this.content;
    return filterToDo(value ? ownToDo(value, this.makes).toFinance : [], narrowing, this.today, financingItem);
  }

  /** Proposals of colleagues that wait for the user and match the filters. */
  get confirmations(): readonly WaitingProposal[] {
    const { task, narrowing } = this.place;
    if (task !== undefined && task !== 'confirm') return [];
    return filterToDo(this.content.value?.toConfirm ?? [], narrowing, this.today, proposalItem);
  }

  /** Whether something must be done by the next weekday. */
  isUrgent(until: PlainDate): boolean {
    return isUrgentToDo(until, this.today);
  }

  /** Opens a received amount beside the queue, in place of the open application. */
  arrivalPressed(row: HeldInstrument): void {
    this.acceptance.pressed(row, this.place.open !== undefined);
  }

  /** Closes the dialog that was opened last: the refusal, or the acceptance. */
  arrivalLeft(): void {
    this.acceptance.left();
  }

  /** Address of the queue with a row open. */
  openPath({ id }: Pick<TradeApplicationRow, 'id'>): string {
    return this.addressOf({ open: id, arrival: '' });
  }

  taskChosen(task: string): void {
    this.#parts.navigator.goTo(this.addressOf({ task: tradeTasks.find((each) => each === task) }));
  }

  narrowed(change: NarrowingChange): void {
    this.#parts.navigator.goTo(this.addressOf({ narrowing: changeNarrowing(this.place.narrowing, change) }));
  }

  filterCleared(): void {
    const { order } = this.place.narrowing;
    this.#parts.navigator.goTo(this.addressOf({ task: undefined, narrowing: { ...noToDoFilter, order } }));
  }

  private async load(): Promise<void> {
    if (await this.content.load()) this.acceptance.named(this.place.arrival);
  }

  private addressOf(change: Partial<Place>): string {
    return `${this.#parts.paths.toDo}${queryOf({ ...this.place, ...change })}`;
  }

  /**
   * The applications in progress that wait for others. Those that wait for the user's role are listed elsewhere, and
   * are not repeated here.
   */
  #othersHaveNow({ underWay, barred, toDecide }: TradeToDo): readonly TradeApplicationRow[] {
    return underWay.filter(({ id }) => ![...barred, ...toDecide].some((row) => row.id === id));
  }

  /** What waits, without what was just approved together: the list is loaded again only after the results came. */
  get #waiting(): TradeToDo | undefined {
    const { value } = this.content;
    return value && { ...value, toDecide: value.toDecide.filter((row) => !this.together.isDecided(row)) };
  }

  get #role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  async #load(signal: AbortSignal): Promise<TradeToDo> {
    const { kind, desk, book, funding, toDo } = this.#parts;
    const isHolder = !actsForCore(this.#role);
    const page = { page: 1, pageSize: maxToDoRows } as const;
    const rowsOf = async (filter: Pick<TradeApplicationFilter, 'states' | 'hands'>) =>
      (await desk.applications({ ...filter, ...page }, signal)).rows;
    // Each kind is fetched separately, so that many drafts of a colleague hide no returned application.
    const [waiting, returned, drafts, underWay, transit, financings, proposals] = await Promise.all([
      desk.waiting(signal),
      rowsOf({ states: returnedStates }),
      rowsOf({ states: ['DRAFT'], hands: 'mine' }),
      rowsOf({ states: ['WAITING'] }),
      isHolder ? book.holdings({ place: 'transit', orderBy: 'openedAt', ...page }, signal) : undefined,
      isHolder ? funding.financings({ states: supplierStates, keyword: '', ...page }, signal) : undefined,
      isHolder ? [] : toDo.proposals(kind, signal),
    ]);
    return toDoOf({
      waiting,
      returned,
      drafts,
      underWay,
      transit: transit?.rows ?? [],
      financings: financings?.rows ?? [],
      proposals,
    });
  }
}
