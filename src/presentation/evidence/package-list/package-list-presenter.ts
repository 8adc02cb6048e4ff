import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import {
  emptyFilter,
  type PackageFilter,
  type PackageList,
  type PackageSortColumn,
  type PackageTotals,
} from '../../../application/ports/evidence/package-list.ts';
import type { Preferences } from '../../../application/ports/preferences.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import {
  packagePermission,
  rolePermission,
  type PackageAction,
} from '../../../domain/evidence/shared/package-permissions.ts';
import type { BusinessRestriction } from '../../../domain/parties/business-restriction.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { scopeOf, type ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { FinancingDesk } from '../../../application/ports/evidence/financing-desk.ts';
import type { ViewingRecord } from '../../../application/ports/evidence/viewing-record.ts';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import { message } from '../../../words/catalogue.ts';
import { AccountNumbers } from '../shared/account-numbers.ts';
import { LatestRequest } from '../../shared/latest.ts';
import { ready, type Loading } from '../../shared/load-state.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { PackageStatuses } from '../shared/package-statuses.ts';
import { isOnOtherPlatform } from '../../pages/product-entries.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { loadOptional } from '../../pages/load-optional.ts';
import { BookSwitch } from './book-switch.ts';
import { ListAppearance } from './list-appearance.ts';
import { ListSelection } from './list-selection.ts';
import { ListViews } from './list-views.ts';
import type { SavedSelection } from './saved-selection.ts';
import type { RememberedRows } from './remembered-rows.ts';
import type { ListContent } from './list-look.ts';
import type { PickedList } from './picked-list.ts';
import { addressOfPlace, firstPlace, placeFromAddress, type ListPlace } from '../shared/list-address.ts';
import type { PackageListViewModel } from './package-list-view-model.ts';
import type { SavedViews } from './saved-views.ts';
import type { ViewSync } from './view-sync.ts';
import { CompanyTerms } from '../shared/company-terms.ts';
import { creationRestriction } from '../shared/package-restriction.ts';
import { packageRow, type PackageRow } from '../shared/package-row.ts';
import { indexPathsOf } from '../shared/package-paths.ts';
import type { WaitingCounters } from '../shared/waiting-counters.ts';
import { WaitingCount } from './waiting-count.ts';

/** The pause in typing after which the list is filtered, in milliseconds. */
const typingRest = 300;

export interface PackageListParts {
  /** Undefined for the packages of all books. */
  readonly book: OpenBook | undefined;
  readonly list: PackageList;
  readonly counters: WaitingCounters;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly poller: RefreshPoller;
  readonly standings: PackageStatuses;
  readonly viewings: ViewingRecord;
  readonly financing: FinancingDesk;
  readonly businessTerms: BusinessTermsDesk;
  readonly kept: SavedSelection;
  readonly rowsLeft: RememberedRows;
  /** Loads the selection's code, when the user first selects. */
  readonly pick: (look: () => ListContent) => Promise<PickedList>;
  /** Loads the synchronisation of views between machines; undefined if the back end stores none. */
  readonly sync: ((views: SavedViews, scope: ListScope) => Promise<ViewSync>) | undefined;
}

/** Financing materials management: the company's packages (document 2, sections 2 and 3). */
export class PackageListPresenter {
  place: ListPlace = firstPlace;
  totals: PackageTotals | undefined = undefined;
  /** Whether count and sum failed to load. */
  totalsMissing = false;
  refreshing = false;
  /** The part of the filter that was chosen or typed and is not in the address yet. */
  draft: Partial<PackageFilter> = {};
  readonly accounts: AccountNumbers;
  #cancelTypingTimer: (() => void) | undefined;
  readonly #page: PageContent<readonly EvidencePackage[]>;
  readonly #latestTotals = new LatestRequest();
  readonly companyTerms: CompanyTerms;
  readonly #switch: BookSwitch;
  /** Whether the list is open. It stays so while its address changes. */
  #isOpen = false;
  /** The address of the list that already shows its rows of the last visit. */
  #recalledAt: string | undefined;
  /** This window's number of changes when the shown rows were requested. */
  #changesAtRequest = 0;
  readonly #waiting: WaitingCount;
  readonly appearance: ListAppearance;
  readonly views: ListViews;
  readonly #picks: ListSelection;
  readonly #parts: PackageListParts;

  constructor(parts: PackageListParts) {
    this.#parts = parts;
    this.#waiting = new WaitingCount(this.scope, parts.list, parts.session, parts.counters);
    const { session, preferences, businessTerms } = parts;
    this.companyTerms = new CompanyTerms(businessTerms, session);
    this.accounts = new AccountNumbers(parts.viewings, session);
    this.#page = new PageContent(parts.session, async (signal) => this.fetch(signal));
    this.#switch = new BookSwitch(parts.financing, session);
    this.appearance = new ListAppearance({ preferences, session, issues: () => this.issues });
    this.#picks = new ListSelection({ look: () => this.look, kept: parts.kept, session, pick: parts.pick });
    this.views = new ListViews({
      ...parts,
      scope: this.scope,
      place: () => this.place,
      isPicking: () => this.picking !== undefined,
    });
    makeAutoObservable<this>(
      this,
      { accounts: false, appearance: false, companyTerms: false, views: false, isOpen: false, opensHere: false },
      { autoBind: true, deep: false },
    );
  }

  get packages(): Loading<readonly EvidencePackage[]> {
    return this.#page.current;
  }

  get filter(): PackageFilter {
    return { ...this.place.filter, ...this.draft };
  }

  get viewModel(): PackageListViewModel {
    const {
      place,
      filter,
      rows,
      totals,
      refreshing,
      appearance: { columns, density },
    } = this;
    return {
      place,
      filter,
      columns,
      rows,
      refreshing,
      density,
      today: shanghaiDate(this.#parts.clock.now()),
      totals: totals && { count: totals.count, amount: totals.totalAmount && moneyToText(totals.totalAmount) },
      pages: totals && Math.max(1, Math.ceil(totals.count / place.pageSize)),
      isFiltered: JSON.stringify(filter) !== JSON.stringify(emptyFilter),
      waiting: this.may('edit')
        ? {
            count: this.#waiting.count,
            chosen: place.waiting,
            withoutOverdue: place.waiting && !this.#parts.list.findsOverdue,
          }
        : undefined,
      mayCreate: this.mayCreate,
      whyNoCreation: this.mayCreate && this.#switch.off ? message('packages.switched-off') : undefined,
      restriction: this.restriction,
      waitingByBook: this.#waiting.byBook,
      saved: this.views.view,
    };
  }

  /** The rows with their status for the user. They are updated on a new day. */
  get rows(): Loading<readonly PackageRow[]> {
    const { packages } = this;
    if (packages.kind !== 'ready') return packages;
    const { standings } = this.#parts;
    return ready(
      packages.value.map((each) =>
        packageRow(each, standings.of(each), this.accounts.view(each.packageId, each.accountNumber)),
      ),
    );
  }

  /** The filter that the back end receives. */
  private get asked(): PackageFilter {
    const { filter, waiting } = this.place;
    const { who } = this.#parts.session;
    return waiting && who && this.may('edit') ? { ...filter, waitingFor: worksAs(who) } : filter;
  }

  private may(action: PackageAction): boolean {
    const {
      book,
      session: { who },
    } = this.#parts;
    if (!who) return false;
    return (book === undefined ? rolePermission(who.role.code, action) : packagePermission(who.role.code, action, book))
      .allowed;
  }

  private get mayCreate(): boolean {
    const { book } = this.#parts;
    return book !== undefined && policyOf(book).flags.createAction && this.may('create');
  }

  /** The restriction on new packages of the book, for a user who may create them. */
  private get restriction(): BusinessRestriction['kind'] | undefined {
    const { book, session, clock } = this.#parts;
    const terms = this.companyTerms.value;
    if (book === undefined || !this.mayCreate || !terms) return undefined;
    return creationRestriction(book, session.who?.role.code, terms, clock.now())?.because.kind;
  }

  get offersGathering(): boolean {
    return this.#parts.list.offersGathering;
  }

  /** Whether there is anything to do with a selection. */
  get offersPicking(): boolean {
    return this.offersGathering || this.may('submit');
  }

  private get look(): ListContent {
    const {
      packages,
      scope,
      asked,
      place: { sortBy, descending },
    } = this;
    return {
      scope,
      asked,
      sortBy,
      descending,
      maySubmit: this.may('submit'),
      shown: packages.kind === 'ready' ? packages.value.map(({ packageId }) => packageId) : [],
    };
  }

  /** Whether the user's company owes the receivables of the packages. */
  get issues(): boolean {
    const role = this.#parts.session.who?.role.code;
    return role !== undefined && actsForCore(role);
  }

  private get scope(): ListScope {
    return scopeOf(this.#parts.session.who?.role.code, this.#parts.book);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Prepares the first drawing. On a return to the list as it was left, the previous rows are shown at once. */
  recall(search: string): this {
    this.place = placeFromAddress(search);
    if (this.restoreRememberedRows()) this.#recalledAt = search;
    return this;
  }

  /** Shows what the address says, also after going back or forward. An empty address leads to the opening view. */
  opened(search: string): void {
    if (this.views.opened(search)) return;
    const before = this.place;
    const isRecalled = this.#recalledAt === search;
    this.#recalledAt = undefined;
    if (!isRecalled) this.place = placeFromAddress(search);
    if (this.#cancelTypingTimer === undefined) this.draft = {};
    const sameFilter =
      before.waiting === this.place.waiting && JSON.stringify(before.filter) === JSON.stringify(this.place.filter);
    const cameBack = isRecalled || this.restoreRememberedRows();
    this.#parts.poller.start(this.refresh);
    this.appearance.opened();
    this.#picks.opened();
    void this.#parts.standings.refresh();
    void this.loadRows();
    const { book } = this.#parts;
    if (!this.#isOpen && book !== undefined && this.mayCreate) {
      void this.#switch.load(book);
      void this.companyTerms.load();
    }
    this.#isOpen = true;
    if (!sameFilter || this.totals === undefined || cameBack) void this.loadTotals();
    void this.#waiting.load();
  }

  left(): void {
    const { packages, totals, scope, place } = this;
    const { who } = this.#parts.session;
    if (who && packages.kind === 'ready' && !this.refreshing)
      this.#parts.rowsLeft.keep(who, scope, place, this.#changesAtRequest, { rows: packages.value, totals });
    this.views.left();
    this.#parts.poller.stop();
    this.appearance.left();
    this.cancelTyping();
    this.#page.stop();
    this.#latestTotals.stop();
    this.#switch.left();
    this.#isOpen = false;
    this.#waiting.left();
    this.accounts.left();
    this.#picks.left();
  }

  /** The selection; undefined before the first. */
  get picking(): PickedList | undefined {
    return this.#picks.list;
  }

  /** The selection; throws if its code fails to load. */
  async picker(): Promise<PickedList> {
    return this.#picks.picker();
  }

  filterChanged(change: Partial<PackageFilter>): void {
    // The boxes change at once; the address follows with the same filter.
    this.draft = { ...this.draft, ...change };
    this.cancelTyping();
    this.goTo({ ...this.place, filter: this.filter, page: 1 });
  }

  /** Shows only packages that wait for the user, or all; the other filters stay. */
  viewChosen(waiting: boolean): void {
    this.goTo({ ...this.place, waiting, page: 1 });
  }

  /** Shows the passed packages. Overdue ones are among them where the back end cannot filter by it. */
  passedPressed(): void {
    this.goTo({ ...firstPlace, filter: { ...emptyFilter, states: ['passed'] } });
  }

  /** Filters once typing rests, without a history entry for each letter. */
  filterTyped(change: Partial<PackageFilter>): void {
    this.views.noteUse();
    this.draft = { ...this.draft, ...change };
    this.#cancelTypingTimer?.();
    this.#cancelTypingTimer = this.#parts.clock.wakeAfter(typingRest, () => {
      this.#cancelTypingTimer = undefined;
      this.#parts.navigator.replaceWith(this.address({ ...this.place, filter: this.filter, page: 1 }));
    });
  }

  filtersCleared(): void {
    this.cancelTyping();
    this.draft = emptyFilter;
    this.goTo({ ...this.place, waiting: false, filter: emptyFilter, page: 1 });
  }

  sorted(sortBy: PackageSortColumn, descending: boolean): void {
    this.goTo({ ...this.place, sortBy, descending, page: 1 });
  }

  pageChosen(page: number): void {
    this.goTo({ ...this.place, page });
  }

  pageSizeChosen(pageSize: number): void {
    this.goTo({ ...this.place, pageSize, page: 1 });
  }

  /** Whether this host has the page of a row. It does not offer every product of the user's company. */
  opensHere({ path }: Pick<PackageRow, 'path'>): boolean {
    return !isOnOtherPlatform(this.#parts.session.pageConfig, path);
  }

  rowOpened(row: PackageRow): void {
    if (this.opensHere(row)) this.#parts.navigator.goTo(row.action.path);
  }

  async retryPressed(): Promise<void> {
    await Promise.all([this.loadRows(), this.loadTotals()]);
  }

  /** Loads count and sum again, and nothing else. */
  async totalsRetried(): Promise<void> {
    await this.loadTotals();
  }

  /**
   * Shows the rows with which the same list was last left.
   * @returns whether there were any
   */
  private restoreRememberedRows(): boolean {
    const { who } = this.#parts.session;
    const left = this.#isOpen || !who ? undefined : this.#parts.rowsLeft.of(who, this.scope, this.place);
    if (!left) return false;
    this.#page.take(left.rows);
    this.totals = left.totals;
    return true;
  }

  private cancelTyping(): void {
    this.#cancelTypingTimer?.();
    this.#cancelTypingTimer = undefined;
  }

  private address(place: ListPlace): string {
    const address = addressOfPlace(place);
    // If the list has an opening view, all packages need an explicit address.
    return indexPathsOf(this.scope).list + (address === '' && this.views.saved?.usual ? '?view=all' : address);
  }

  private goTo(place: ListPlace): void {
    this.views.noteUse();
    this.#parts.navigator.goTo(this.address(place));
  }

  /** Leads from a page beyond the last to the last one, for example after rows have gone. */
  private leaveEmptyPage(): void {
    const { rows, totals, place } = this;
    if (rows.kind !== 'ready' || rows.value.length > 0 || totals === undefined || this.refreshing) return;
    const last = Math.max(1, Math.ceil(totals.count / place.pageSize));
    if (place.page > last) this.#parts.navigator.replaceWith(this.address({ ...place, page: last }));
  }

  /** Fetches the rows, and their number if the back end gives it with them. */
  private async fetch(signal: AbortSignal): Promise<readonly EvidencePackage[]> {
    const changes = this.#parts.rowsLeft.changes;
    const { rows, count } = await this.#parts.list.page(
      { ...this.place, scope: this.scope, filter: this.asked },
      signal,
    );
    if (!signal.aborted) this.#changesAtRequest = changes;
    if (count !== undefined && !signal.aborted) runInAction(() => (this.totals = { count, totalAmount: undefined }));
    return rows;
  }

  private finishRefresh(): void {
    this.refreshing = false;
    this.leaveEmptyPage();
  }

  /**
   * Refreshes the list with what colleagues and the platform did. What is shown stays until then, and after a failure.
   */
  private async refresh(): Promise<void> {
    if (this.packages.kind !== 'ready' || this.refreshing) return;
    const { session, list, standings } = this.#parts;
    void standings.refresh();
    void this.#waiting.load();
    try {
      const now = await this.#page.ask(async (signal) =>
        Promise.all([this.fetch(signal), loadOptional(session, list.totals(this.scope, this.asked, signal))]),
      );
      if (!now) return;
      const [rows, found] = now;
      runInAction(() => {
        this.totals = found?.value ?? this.totals;
        this.totalsMissing &&= found?.value === undefined;
        this.#page.take(rows);
        this.finishRefresh();
      });
    } catch (thrown) {
      session.faultSeen(thrown);
    }
  }

  private async loadRows(): Promise<void> {
    if (!this.#parts.session.who) return;
    this.refreshing = this.packages.kind === 'ready';
    const there = await this.#page.load();
    if (there || this.packages.kind === 'failed') runInAction(() => this.finishRefresh());
  }

  private async loadTotals(): Promise<void> {
    const signal = this.#latestTotals.next();
    this.totalsMissing = false;
    try {
      const totals = await this.#parts.list.totals(this.scope, this.asked, signal);
      runInAction(() => {
        if (signal.aborted || !totals) return;
        this.totals = totals;
        this.leaveEmptyPage();
      });
    } catch (thrown) {
      // The rows report the fault; missing totals only leave their place empty.
      runInAction(() => {
        if (signal.aborted) return;
        this.totals = undefined;
        this.totalsMissing = true;
      });
      this.#parts.session.faultSeen(thrown);
    }
  }
}
