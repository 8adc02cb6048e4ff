import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { emptyFilter, type PackageFilter, type PackageList, type PackageSortColumn, type PackageTotals } from '../../../application/ports/evidence/package-list.ts';
import type { Preferences } from '../../../application/ports/preferences.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { packagePermission, rolePermission, type PackageAction } from '../../../domain/evidence/shared/package-permissions.ts';
import { actsForCore } from '../../../domain/shell/shared/role.ts';
import { scopeOf, type ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { Picked } from '../../../application/ports/evidence/picked-desk.ts';
import type { FinancingDesk } from '../../../application/ports/evidence/financing-desk.ts';
import type { ViewingRecord } from '../../../application/ports/evidence/viewing-record.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { AccountNumbers } from '../shared/account-numbers.ts';
import { Latest } from '../../shared/latest.ts';
import { ready, type Loading } from '../../shared/loading.ts';
import type { Lookout } from '../../shared/lookout.ts';
import { PageContent } from '../../shared/page-content.ts';
import type { PackageStandings } from '../shared/package-standings.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import { spared } from '../../shared/spared.ts';
import type { KeptPicks } from './kept-picks.ts';
import type { ListLook } from './list-look.ts';
import type { PickedList } from './picked-list.ts';
import { addressOfPlace, firstPlace, placeFromAddress, type ListPlace } from '../shared/list-address.ts';
import { keepColumns, readColumns, usualColumns, withColumn } from './package-columns.ts';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import { SavedViews, type NameRefusal } from './saved-views.ts';
import type { ViewSync } from './view-sync.ts';
import { packageRow, type PackageRow } from '../shared/package-row.ts';
import { indexPathsOf } from '../shared/package-paths.ts';
import type { WaitingCounters } from '../shared/waiting-counters.ts';
import { WaitingCount } from './waiting-count.ts';

/** How long typing must rest before the list follows it, in milliseconds. */
const typingRest = 300;

/** How long a list has been open before it is asked what other machines keep of it, in milliseconds: rows come first. */
const viewsRest = 1500;

/** The same of a list that was opened by itself, or in a browser that was never told: what comes may say with which view it opens. */
const ownViewsRest = 250;

/** Until when a list that nobody has touched yet may still go over to the view with which it opens, in milliseconds from its opening. */
const viewsPatience = 3000;

/** The same in a browser that knows a view, or that there is none: rows do not go once one has begun to read. */
const knownViewsPatience = 800;

/** How close the rows of a list stand together. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export interface PackageListViewModel {
  readonly density: Density;
  readonly place: ListPlace;
  /** The filter as it stands in the boxes, with what is being typed. */
  readonly filter: PackageFilter;
  /** Chosen in this browser; undefined until somebody does. */
  readonly columns: readonly PackageColumn[] | undefined;
  readonly today: string;
  readonly rows: Loading<readonly PackageRow[]>;
  readonly totals: { readonly count: number; readonly amount: string | undefined } | undefined;
  readonly pages: number | undefined;
  /** Whether anything but the page narrows the list. */
  readonly isFiltered: boolean;
  /** How many packages wait for the user, and whether the list is narrowed to them; undefined for whoever only looks, as nothing waits for them. */
  readonly waiting: { readonly count: number | undefined; readonly chosen: boolean; /** What is overdue is not among what is shown. */ readonly withoutOverdue: boolean } | undefined;
  readonly mayCreate: boolean;
  /** Why no new packages are made at present, of whoever might make them otherwise. */
  readonly whyNoneMade: Message | undefined;
  readonly saved: SavedViewsView;
  /** Of a list over all books: how many of each wait for the company; undefined until it is known. */
  readonly waitingByBook: ReadonlyMap<OpenBook, number> | undefined;
  /** New rows are on their way while the old ones still stand. */
  readonly refreshing: boolean;
}

/** The views that somebody keeps of this list. */
export interface SavedViewsView {
  readonly names: readonly string[];
  /** The one that is shown; undefined where what is shown has no name. */
  readonly chosen: string | undefined;
  /** With which the list opens; undefined for all packages. */
  readonly usual: string | undefined;
  readonly mayKeep: boolean;
  /** While a name is being given. */
  readonly naming: { readonly own: string | undefined; readonly name: string; readonly refusal: NameRefusal | undefined } | undefined;
}

export interface PackageListParts {
  /** Undefined for the packages of all books. */
  readonly book: OpenBook | undefined;
  readonly list: PackageList;
  readonly counters: WaitingCounters;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly lookout: Lookout;
  readonly standings: PackageStandings;
  readonly viewings: ViewingRecord;
  readonly financing: FinancingDesk;
  readonly kept: KeptPicks;
  /** Fetches what one picks packages with, when somebody first does. */
  readonly pick: (look: () => ListLook) => Promise<PickedList>;
  /** Fetches what keeps views the same on every machine; undefined where the back end keeps none. */
  readonly sync: ((views: SavedViews, scope: ListScope) => Promise<ViewSync>) | undefined;
}

/** Financing materials management: the company's packages (document 2, sections 2 and 3). */
export class PackageListPresenter {
  place: ListPlace = firstPlace;
  totals: PackageTotals | undefined = undefined;
  /** Count and sum could not be had. */
  totalsMissing = false;
  refreshing = false;
  columns: readonly PackageColumn[] | undefined;
  /** Chosen in this browser, by each of its users. */
  density: Density;
  /** What has been chosen or typed and does not stand in the address yet. */
  draft: Partial<PackageFilter> = {};
  readonly accounts: AccountNumbers;
  #forgetTyping: (() => void) | undefined;
  readonly #page: PageContent<readonly EvidencePackage[]>;
  readonly #latestTotals = new Latest();
  /** No new packages are made in the book at present. */
  switchedOff = false;
  readonly #latestSwitch = new Latest();
  /** From its first opening until it is left, whatever its address becomes meanwhile. */
  #isOpen = false;
  readonly #waiting: WaitingCount;
  readonly saved: SavedViews | undefined;
  #sync: Promise<ViewSync> | undefined;
  #forgetViews: (() => void) | undefined;
  /** Until when the list may still go over to the view with which it opens. */
  #untouchedUntil = 0;
  /** The address with which it opened by itself: nobody asked for it. */
  #openedWith = '';
  /** What is picked; undefined before anything was. */
  picking: PickedList | undefined = undefined;
  #picking: Promise<PickedList> | undefined;
  /** The name that is being given: to a new view, or to one that has a name. */
  naming: { readonly own: string | undefined; readonly name: string } | undefined = undefined;
  #forgetDensity: (() => void) | undefined;
  readonly #parts: PackageListParts;

  constructor(parts: PackageListParts) {
    this.#parts = parts;
    this.#waiting = new WaitingCount(this.scope, parts.list, parts.session, parts.counters);
    const { who } = parts.session;
    this.accounts = new AccountNumbers(parts.viewings, parts.session);
    this.#page = new PageContent(parts.session, async (signal) => this.fetch(signal));
    this.columns = who && readColumns(parts.preferences, who.userId);
    this.density = who && parts.preferences.read(`density:${who.userId}`) === 'compact' ? 'compact' : 'comfortable';
    this.saved = who && new SavedViews(parts.preferences, who.userId, this.scope);
    if (this.saved && parts.sync) this.saved.changed = (change) => void this.synced(async (sync) => sync.changed(change));
    makeAutoObservable<this>(this, { accounts: false, saved: false }, { autoBind: true, deep: false });
  }

  get packages(): Loading<readonly EvidencePackage[]> {
    return this.#page.current;
  }

  get filter(): PackageFilter {
    return { ...this.place.filter, ...this.draft };
  }

  get viewModel(): PackageListViewModel {
    const { place, filter, columns, rows, totals, refreshing } = this;
    return {
      place, filter, columns, rows, refreshing, density: this.density, today: shanghaiDate(this.#parts.clock.now()),
      totals: totals && { count: totals.count, amount: totals.totalAmount && moneyToText(totals.totalAmount) },
      pages: totals && Math.max(1, Math.ceil(totals.count / place.pageSize)),
      isFiltered: JSON.stringify(filter) !== JSON.stringify(emptyFilter),
      waiting: this.may('edit') ? { count: this.#waiting.count, chosen: place.waiting, withoutOverdue: place.waiting && !this.#parts.list.findsOverdue } : undefined,
      mayCreate: this.mayCreate, whyNoneMade: this.mayCreate && this.switchedOff ? message('packages.switched-off') : undefined,
      waitingByBook: this.#waiting.byBook, saved: this.savedView,
    };
  }

  /** The packages as they stand for whoever looks; a day's change shows by itself. */
  get rows(): Loading<readonly PackageRow[]> {
    const { packages } = this;
    if (packages.kind !== 'ready') return packages;
    const { standings } = this.#parts;
    return ready(packages.value.map((each) => packageRow(each, standings.of(each), this.accounts.view(each.docDatumId, each.accountNumber))));
  }

  /** What the back end is asked for. */
  private get asked(): PackageFilter {
    const { filter, waiting } = this.place;
    return waiting && this.may('edit') ? { ...filter, waitingFor: this.#parts.session.who?.userId ?? '' } : filter;
  }

  private may(action: PackageAction): boolean {
    const { book, session: { who } } = this.#parts;
    if (!who) return false;
    return (book === undefined ? rolePermission(who.role.code, action) : packagePermission(who.role.code, action, book)).allowed;
  }

  private get mayCreate(): boolean {
    const { book } = this.#parts;
    return book !== undefined && policyOf(book).flags.createAction && this.may('create');
  }

  get offersGathering(): boolean {
    return this.#parts.list.offersGathering;
  }

  /** Nobody picks what nothing can be done with. */
  get offersPicking(): boolean {
    return this.offersGathering || this.may('submit');
  }

  private get look(): ListLook {
    const { packages, scope, asked, place: { sortBy, descending } } = this;
    return { scope, asked, sortBy, descending, maySubmit: this.may('submit'), shown: packages.kind === 'ready' ? packages.value.map(({ docDatumId }) => docDatumId) : [] };
  }

  /** Whoever looks is the one who owes. */
  get issues(): boolean {
    const role = this.#parts.session.who?.role.code;
    return role !== undefined && actsForCore(role);
  }

  private get scope(): ListScope {
    return scopeOf(this.#parts.session.who?.role.code, this.#parts.book);
  }

  private get savedView(): SavedViewsView {
    const { saved, naming, place } = this;
    return {
      names: (saved?.views ?? []).map(({ name }) => name), chosen: saved?.of(place)?.name, usual: saved?.usual?.name, mayKeep: saved?.isWorthKeeping(place) ?? false,
      naming: naming && { ...naming, refusal: saved?.refusalOf(naming.name, naming.own) },
    };
  }

  /** The address says what to show; going back and forward comes here too. One that says nothing opens with the view that was chosen for that. */
  opened(search: string): void {
    const { usual } = this.saved ?? {};
    if (search === '') this.#openedWith = usual?.address ?? '';
    if (search === '' && usual) return this.#parts.navigator.replaceWith(indexPathsOf(this.scope).list + usual.address);
    const { clock, sync } = this.#parts;
    const byItself = this.#forgetViews === undefined && search === this.#openedWith;
    this.#untouchedUntil = byItself ? clock.now() + (this.saved?.isNew === true ? viewsPatience : knownViewsPatience) : 0;
    const before = this.place;
    this.place = placeFromAddress(search);
    if (this.#forgetTyping === undefined) this.draft = {};
    const sameFilter = before.waiting === this.place.waiting && JSON.stringify(before.filter) === JSON.stringify(this.place.filter);
    this.#parts.lookout.started(this.lookAgain);
    this.#forgetDensity ??= this.#parts.preferences.onChosenElsewhere(this.chosenElsewhere);
    this.picking?.started();
    if (this.picking === undefined && this.keptPicks) this.picker().catch(this.#parts.session.faultSeen);
    void this.#parts.standings.wanted();
    void this.loadRows();
    if (!this.#isOpen) void this.loadSwitch();
    this.#isOpen = true;
    if (!sameFilter || this.totals === undefined) void this.loadTotals();
    void this.#waiting.wanted();
    this.#forgetViews ??= sync && clock.wakeAfter(byItself || this.saved?.isNew === true ? ownViewsRest : viewsRest, () => void this.viewsWanted());
  }

  left(): void {
    this.#untouchedUntil = 0;
    this.#openedWith = '';
    this.#parts.lookout.stopped();
    this.#forgetDensity?.();
    this.#forgetDensity = undefined;
    this.typingForgotten();
    this.#page.stop();
    this.#latestTotals.stop();
    this.#latestSwitch.stop();
    this.#isOpen = false;
    this.#waiting.left();
    this.#forgetViews?.();
    this.#forgetViews = undefined;
    this.accounts.left();
    const { who } = this.#parts.session;
    if (who && this.picking) this.#parts.kept.keep(who, this.look, this.picking.isEmpty ? undefined : this.picking.picked);
    this.picking?.left();
  }

  /** What was picked when the list was last left as it is now. */
  private get keptPicks(): Picked | undefined {
    const { who } = this.#parts.session;
    return who && this.#parts.kept.of(who, this.look);
  }

  /** What one picks with; faults where it does not arrive. */
  async picker(): Promise<PickedList> {
    this.#picking ??= this.#parts.pick(() => this.look);
    try {
      const picking = await this.#picking;
      if (this.picking === undefined && this.keptPicks) picking.restored(this.keptPicks);
      runInAction(() => (this.picking = picking));
      picking.started();
      return picking;
    } catch (thrown) {
      this.#picking = undefined;
      throw thrown;
    }
  }

  filterChanged(change: Partial<PackageFilter>): void {
    // The boxes answer at once; the address follows, and says the same.
    this.draft = { ...this.draft, ...change };
    this.typingForgotten();
    this.goTo({ ...this.place, filter: this.filter, page: 1 });
  }

  /** Only what waits for the user, or all packages; what else narrows the list stays. */
  viewChosen(waiting: boolean): void {
    this.goTo({ ...this.place, waiting, page: 1 });
  }

  /** What has passed, among which stands what is overdue where it cannot be found by itself. */
  passedWanted(): void {
    this.goTo({ ...firstPlace, filter: { ...emptyFilter, states: ['passed'] } });
  }

  /** A view that somebody keeps. */
  savedChosen(name: string): void {
    const view = this.saved?.named(name);
    if (view) this.#parts.navigator.goTo(indexPathsOf(this.scope).list + view.address);
  }

  /** A name is to be given to what is shown, or to the view that is shown. */
  namingPressed(own: string | undefined): void {
    this.naming = { own, name: own ?? '' };
  }

  nameTyped(name: string): void {
    this.naming = this.naming && { ...this.naming, name };
  }

  namingDropped(): void {
    this.naming = undefined;
  }

  nameGiven(): void {
    const { naming, saved, place } = this;
    if (!naming || !saved || saved.refusalOf(naming.name, naming.own) !== undefined) return;
    if (naming.own === undefined) saved.add(naming.name, place);
    else saved.rename(naming.own, naming.name);
    this.naming = undefined;
  }

  savedRemoved(name: string): void {
    this.saved?.remove(name);
  }

  /** The list opens with a view, or with all packages again. */
  openedWith(name: string | undefined): void {
    this.saved?.openWith(name);
  }

  /** Typed, letter by letter: the list follows once it rests, and leaves no place behind for every letter. */
  filterTyped(change: Partial<PackageFilter>): void {
    this.#untouchedUntil = 0;
    this.draft = { ...this.draft, ...change };
    this.#forgetTyping?.();
    this.#forgetTyping = this.#parts.clock.wakeAfter(typingRest, () => {
      this.#forgetTyping = undefined;
      this.#parts.navigator.replaceWith(this.address({ ...this.place, filter: this.filter, page: 1 }));
    });
  }

  filtersCleared(): void {
    this.typingForgotten();
    this.draft = emptyFilter;
    this.goTo({ ...this.place, waiting: false, filter: emptyFilter, page: 1 });
  }

  /** `hasRoom` as where the usual columns show: they are what is added to and taken from until somebody chooses. */
  columnToggled(column: PackageColumn, on: boolean, hasRoom: boolean): void {
    this.keepColumns(withColumn(this.columns ?? usualColumns(hasRoom, this.issues), column, on));
  }

  /** Another window of this browser may be where the rows are made higher or lower. */
  private chosenElsewhere(name: string, value: string): void {
    if (name === `density:${this.#parts.session.who?.userId ?? ''}`) this.density = value === 'compact' ? 'compact' : 'comfortable';
  }

  densityChosen(density: Density): void {
    const { preferences, session } = this.#parts;
    this.density = density;
    if (session.who) preferences.write(`density:${session.who.userId}`, density);
  }

  columnsReset(): void {
    this.keepColumns(undefined);
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

  rowOpened(row: PackageRow): void {
    this.#parts.navigator.goTo(row.action.path);
  }

  async retryPressed(): Promise<void> {
    await Promise.all([this.loadRows(), this.loadTotals()]);
  }

  /** Count and sum are asked for again, and nothing else. */
  async totalsWanted(): Promise<void> {
    await this.loadTotals();
  }

  /** What other machines keep; the list opens with what was chosen there, unless somebody has begun to do something with it. */
  private async viewsWanted(): Promise<void> {
    await this.synced(async (sync) => sync.fetched());
    const { clock, navigator } = this.#parts;
    const { usual } = this.saved ?? {};
    const isTouched = clock.now() > this.#untouchedUntil || this.naming !== undefined || this.picking !== undefined;
    this.#untouchedUntil = 0;
    const wanted = usual?.address ?? '';
    if (wanted !== this.#openedWith && !isTouched) navigator.replaceWith(indexPathsOf(this.scope).list + wanted);
  }

  /** Does something with what keeps views the same on every machine; without it they stand in this browser. */
  private async synced(work: (sync: ViewSync) => Promise<void>): Promise<void> {
    const { saved, scope } = this;
    if (!saved || !this.#parts.sync) return;
    try {
      await work(await (this.#sync ??= this.#parts.sync(saved, scope)));
    } catch (thrown) {
      this.#sync = undefined;
      this.#parts.session.faultSeen(thrown);
    }
  }

  private keepColumns(columns: readonly PackageColumn[] | undefined): void {
    const { preferences, session } = this.#parts;
    this.columns = columns;
    if (session.who) keepColumns(preferences, session.who.userId, columns);
  }

  private typingForgotten(): void {
    this.#forgetTyping?.();
    this.#forgetTyping = undefined;
  }

  private address(place: ListPlace): string {
    const address = addressOfPlace(place);
    // All packages, where the list opens with something else, are asked for by name.
    return indexPathsOf(this.scope).list + (address === '' && this.saved?.usual ? '?view=all' : address);
  }

  private goTo(place: ListPlace): void {
    this.#untouchedUntil = 0;
    this.#parts.navigator.goTo(this.address(place));
  }

  /** A page beyond the last, such as after rows have gone, leads to the last. */
  private settle(): void {
    const { rows, totals, place } = this;
    if (rows.kind !== 'ready' || rows.value.length > 0 || totals === undefined || this.refreshing) return;
    const last = Math.max(1, Math.ceil(totals.count / place.pageSize));
    if (place.page > last) this.#parts.navigator.replaceWith(this.address({ ...place, page: last }));
  }

  /** The rows; where the back end counts with them, their number too. */
  private async fetch(signal: AbortSignal): Promise<readonly EvidencePackage[]> {
    const { rows, count } = await this.#parts.list.page({ ...this.place, scope: this.scope, filter: this.asked }, signal);
    if (count !== undefined && !signal.aborted) runInAction(() => (this.totals = { count, totalAmount: undefined }));
    return rows;
  }

  private settled(): void {
    this.refreshing = false;
    this.settle();
  }

  /** What colleagues and the platform did meanwhile is shown; until it is there, and where it cannot be had, what is shown stands. */
  private async lookAgain(): Promise<void> {
    if (this.packages.kind !== 'ready' || this.refreshing) return;
    const { session, list, standings } = this.#parts;
    void standings.wanted();
    void this.#waiting.wanted();
    try {
      const now = await this.#page.ask(async (signal) => Promise.all([this.fetch(signal), spared(session, list.totals(this.scope, this.asked, signal))]));
      if (!now) return;
      const [rows, found] = now;
      runInAction(() => {
        this.totals = found?.value ?? this.totals;
        this.totalsMissing &&= found?.value === undefined;
        this.#page.take(rows);
        this.settled();
      });
    } catch (thrown) {
      session.faultSeen(thrown);
    }
  }

  private async loadRows(): Promise<void> {
    if (!this.#parts.session.who) return;
    this.refreshing = this.packages.kind === 'ready';
    const there = await this.#page.load();
    if (there || this.packages.kind === 'failed') runInAction(() => this.settled());
  }

  /** Whether new packages are made in the book at all; where nobody could say, choosing tells. */
  private async loadSwitch(): Promise<void> {
    const { book, financing, session } = this.#parts;
    if (book === undefined || !this.mayCreate) return;
    const signal = this.#latestSwitch.next();
    try {
      const { switchedOn } = await financing.ofBook(book, signal);
      if (!signal.aborted) runInAction(() => (this.switchedOff = !switchedOn));
    } catch (thrown) {
      if (!signal.aborted) session.faultSeen(thrown);
    }
  }

  private async loadTotals(): Promise<void> {
    const signal = this.#latestTotals.next();
    this.totalsMissing = false;
    try {
      const totals = await this.#parts.list.totals(this.scope, this.asked, signal);
      runInAction(() => {
        if (signal.aborted || !totals) return;
        this.totals = totals;
        this.settle();
      });
    } catch (thrown) {
      // The rows tell of a fault; a missing total only leaves its place empty.
      runInAction(() => {
        if (signal.aborted) return;
        this.totals = undefined;
        this.totalsMissing = true;
      });
      this.#parts.session.faultSeen(thrown);
    }
  }
}
