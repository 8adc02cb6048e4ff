import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { AllocationDesk } from '../../../application/ports/trade/allocation-desk.ts';
import type { HoldingBook, HoldingFilter, HoldingPage } from '../../../application/ports/trade/holding-book.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { roleKind } from '../../../domain/identity/role.ts';
import { zeroMoney, type Money } from '../../../domain/money/money.ts';
import { listedParts, shownParts, type ListedPart } from '../../../domain/trade/shared/holding.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { TradeParty } from '../../../domain/trade/shared/trade-application.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { Acceptance } from '../shared/acceptance.ts';
import { acceptParameter, acceptanceIdFrom } from '../shared/acceptance-path.ts';
import { heldPartFrom } from '../shared/held-part-query.ts';
import { OpenedChain } from '../shared/opened-chain.ts';
import { KeywordField } from '../shared/keyword-field.ts';
import type { ListExport } from '../shared/list-export.ts';
import { dayIn, idIn, listOrderFrom, listPlaceFrom, listQuery, orderInAddress, pagesOf } from '../shared/list-place.ts';
import { UndoRequest } from '../shared/undo-request.ts';
import { Allocations } from './allocations.ts';

export interface HoldingsParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly book: HoldingBook;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly export: ListExport;
  readonly allocation: AllocationDesk;
  readonly paths: {
    readonly holdings: string;
    readonly acceptance: string;
    readonly transfer: (holding: Pick<HeldInstrument, 'instrumentId' | 'holdingId'>) => string;
    /** Form of a financing with a holding already chosen; undefined for a user who does not apply for financing. */
    readonly finance: (holding: Pick<HeldInstrument, 'holdingId'>) => string | undefined;
    readonly application: (id: string) => string;
    readonly instrument: (id: string) => string | undefined;
  };
}

type Place = Required<
  Pick<HoldingFilter, 'place' | 'keyword' | 'issuerId' | 'orderBy' | 'descending' | 'page' | 'pageSize'>
> &
  Pick<HoldingFilter, 'part' | 'dueFrom' | 'dueTo' | 'organisationId'>;

const orders = ['dueOn', 'amount', 'openedAt'] as const;

const defaultOrder = (place: HoldingFilter['place']) =>
  ({ orderBy: place === 'transit' ? 'openedAt' : 'dueOn', descending: false }) as const;

/**
 * The organisation that an address names; empty for rows without an organisation, undefined for all rows, and for an
 * invalid id.
 */
function organisationIn(asked: URLSearchParams): string | undefined {
  const id = idIn(asked, 'org');
  return id === '' && asked.get('org') !== '' ? undefined : id;
}

/** The place in a list that an address names. */
export function holdingPlaceFrom(search: string, place: HoldingFilter['place']): Place {
  const asked = new URLSearchParams(search);
  const issuerId = idIn(asked, 'issuer');
  const order = listOrderFrom<Place['orderBy']>(asked, orders, defaultOrder(place));
  const part = place === 'held' ? heldPartFrom(asked) : undefined;
  const organisationId = place === 'held' ? organisationIn(asked) : undefined;
  const [dueFrom, dueTo] = ['from', 'to'].map((name) => (place === 'held' ? dayIn(asked, name) : '') || undefined);
  return { place, issuerId, part, dueFrom, dueTo, organisationId, ...listPlaceFrom(asked), ...order };
}

/** The query of a place; empty for the first page without filters. `asked`: holding to accept; empty for none. */
export const holdingQuery = (place: Place, asked = ''): string =>
  listQuery(place, {
    [acceptParameter]: asked || undefined,
    issuer: place.issuerId || undefined,
    part: place.part,
    from: place.dueFrom,
    to: place.dueTo,
    org: place.organisationId,
    sort: orderInAddress<Place['orderBy']>(place, defaultOrder(place.place)),
  });

/** The holdings of a company, and the amounts on their way to it (proposed pages beside checklist R-067). */
export class HoldingsPresenter {
  place: Place = holdingPlaceFrom('', 'held');
  readonly content: PageContent<HoldingPage>;
  /** Issuers for the filter of the list; empty until loaded. */
  issuers: readonly TradeParty[] = [];
  readonly chain: OpenedChain;
  readonly acceptance: Acceptance;
  /** The recall of a transferred amount, or the cancellation of an instrument. */
  readonly undo: UndoRequest;
  /** Inner organisations that have a part of the holdings. */
  readonly allocations: Allocations;
  /** The holding to accept that the address names; empty for none. */
  #asked = '';
  readonly #keyword: KeywordField;
  readonly #latestIssuers = new LatestRequest();
  readonly #parts: HoldingsParts;

  constructor(parts: HoldingsParts) {
    this.#parts = parts;
    this.#keyword = new KeywordField(parts.clock, (keyword) => this.goTo({ keyword, page: 1 }));
    this.content = new PageContent(parts.session, async (signal) => parts.book.holdings(this.place, signal));
    this.chain = new OpenedChain(parts);
    this.undo = new UndoRequest({
      ...parts,
      applicationPath: (id) => parts.paths.application(id),
      reload: async () => void (await this.content.refresh()),
    });
    this.allocations = new Allocations({
      ...parts,
      desk: parts.allocation,
      reload: async () => {
        await Promise.all([this.content.refresh(), this.chain.refresh()]);
      },
    });
    this.acceptance = new Acceptance({
      desk: parts.desk,
      session: parts.session,
      toasts: parts.toasts,
      rows: () => this.rows ?? [],
      asked: () => this.#asked,
      goTo: (holdingId, leavesNoPlace) => {
        const path = this.pathAt(this.place, holdingId);
        if (leavesNoPlace) parts.navigator.replaceWith(path);
        else parts.navigator.goTo(path);
      },
      reload: async () => void (await this.content.refresh()),
    });
    makeAutoObservable<this>(
      this,
      { content: false, chain: false, undo: false, acceptance: false, allocations: false, instrumentPath: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows what the address says. */
  addressChanged(search: string, place: HoldingFilter['place']): void {
    const [before, askedBefore] = [this.place, this.#asked];
    this.place = holdingPlaceFrom(search, place);
    this.#asked = acceptanceIdFrom(search);
    const isSamePlace = compareStructural(before, this.place);
    const isPressed = this.chain.addressChanged(search) && isSamePlace;
    this.#keyword.addressChanged();
    if (!isSamePlace) this.acceptance.cleared();
    // A press on a row changes only its chain, or the acceptance that is open beside the list.
    const isNamed = isSamePlace && (isPressed || askedBefore !== this.#asked) && this.content.value !== undefined;
    if (isNamed) this.askNamed();
    // A holding that is missing in the list may have arrived meanwhile.
    if (!isNamed || this.acceptance.isMissing) void this.loadAsked();
    if (this.issuers.length === 0) void this.askIssuers();
    if (place === 'held' && !this.allocations.isShown) void this.allocations.load();
  }

  left(): void {
    this.#keyword.left();
    this.#latestIssuers.stop();
    this.undo.dialogClosed();
    this.allocations.left();
    this.content.stop();
    this.chain.left();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get paths(): HoldingsParts['paths'] {
    return this.#parts.paths;
  }

  instrumentPath(instrumentId: string): string | undefined {
    return this.#parts.paths.instrument(instrumentId);
  }

  /**
   * Number beside the list of amounts in transit. If the user is to accept some, it counts only these, and `waits` is
   * true. Undefined until loaded.
   */
  get transitCount(): { readonly count: number; readonly waits: boolean } | undefined {
    const { transit } = this.content.value ?? {};
    if (!transit) return undefined;
    const waits = this.makes && transit.toAccept > 0;
    return { count: waits ? transit.toAccept : transit.count, waits };
  }

  /** Whether the user may accept, refuse and transfer. */
  get makes(): boolean {
    return roleKind(this.#parts.session.who?.role.code ?? '') === 'operator';
  }

  /** The institution of a user who only sees its part; undefined for the company's own people. */
  get institution(): string | undefined {
    return this.#parts.session.who?.institution;
  }

  get keyword(): string {
    return this.#keyword.typed ?? this.place.keyword;
  }

  /** Whether a filter hides some rows of the list. */
  get isFiltered(): boolean {
    const { issuerId, part, dueFrom, dueTo, organisationId } = this.place;
    const narrowed = [part, dueFrom, dueTo, organisationId];
    return this.keyword !== '' || issuerId !== '' || narrowed.some((each) => each !== undefined);
  }

  /** The rows of the page, with those that were handled beside the list; undefined until loaded. */
  get rows(): readonly HeldInstrument[] | undefined {
    const rows = this.content.value?.rows;
    return rows && this.place.place === 'transit' ? this.acceptance.withHandled(rows) : rows;
  }

  get pages(): number {
    return pagesOf(this.content.value?.count ?? 0, this.place);
  }

  /**
   * The sums of the holdings that match the other filters, by part, each with the address of its rows. `elsewhere`: the
   * overdue amount that also counts as reserved, packaged or frozen.
   */
  get parts(): readonly {
    readonly part: ListedPart;
    readonly amount: Money;
    readonly elsewhere: Money;
    readonly path: string;
  }[] {
    const { value } = this.content;
    if (!value) return [];
    const { overdueTotal: amount } = value;
    const elsewhere = { fen: amount.fen - value.parts.overdue.fen };
    const parts = shownParts(value.parts).map((each) => ({ ...each, elsewhere: zeroMoney }));
    const late = amount.fen > 0n ? [{ part: 'overdue' as const, amount, elsewhere }] : [];
    return [...parts, ...late].map(({ part, ...each }) => ({
      part,
      ...each,
      path: `${this.#parts.paths.holdings}${holdingQuery({ ...this.place, part, page: 1 })}`,
    }));
  }

  get export(): ListExport {
    return this.#parts.export;
  }

  /** Exports all rows that match the filters. */
  async exportPressed(): Promise<void> {
    const { place, keyword, issuerId, part, dueFrom, dueTo, organisationId, orderBy, descending } = this.place;
    const filters = { keyword, issuerId, part, dueFrom, dueTo, organisationId };
    await this.export.ask({ list: place, ...filters, orderBy, descending });
  }

  keywordTyped(text: string): void {
    this.#keyword.keywordTyped(text);
  }

  placeChosen(place: HoldingFilter['place']): void {
    const { holdings, acceptance } = this.#parts.paths;
    this.#parts.navigator.goTo(place === 'held' ? holdings : acceptance);
  }

  filterCleared(): void {
    this.#keyword.cleared();
    const dates = { dueFrom: undefined, dueTo: undefined };
    this.goTo({ keyword: '', issuerId: '', part: undefined, ...dates, organisationId: undefined, page: 1 });
  }

  issuerChosen(issuerId: string): void {
    this.goTo({ issuerId, page: 1 });
  }

  /**
   * Shows the rows of an organisation and those below it; empty for rows without an organisation, undefined for all
   * rows.
   */
  organisationChosen(organisationId: string | undefined): void {
    this.goTo({ organisationId, page: 1 });
  }

  /** Shows the rows with due dates from one day to another; empty for no bound. */
  dueDaysChosen(from: PlainDate, to: PlainDate): void {
    this.goTo({ dueFrom: from || undefined, dueTo: to || undefined, page: 1 });
  }

  /** Shows the rows of one part; all rows for any other value. */
  partChosen(part: string): void {
    this.goTo({ part: listedParts.find((each) => each === part), page: 1 });
  }

  sorted(columnId: string, descending: boolean): void {
    const orderBy = orders.find((each) => each === columnId);
    if (orderBy) this.goTo({ orderBy, descending, page: 1 });
  }

  pageChosen(page: number): void {
    this.goTo({ page });
  }

  pageSizeChosen(pageSize: number): void {
    this.goTo({ pageSize, page: 1 });
  }

  /** Shows the chain of an instrument, or hides it again. */
  rowPressed(instrumentId: string): void {
    this.chain.pressed(instrumentId, this.pathAt(this.place, this.#asked));
  }

  /** Opens the acceptance of an amount, and stores that in the address. */
  arrivalPressed({ holdingId, openApplications }: HeldInstrument): void {
    if (this.makes && openApplications.length === 0) this.acceptance.pressed({ holdingId });
  }

  /** Closes the acceptance without an answer, also in the address. */
  dialogLeft(): void {
    this.acceptance.left(true);
  }

  /** Loads the list, and opens the acceptance of the amount that the address names, if the user may accept it. */
  private async loadAsked(): Promise<void> {
    if (await this.content.load()) this.askNamed();
  }

  private askNamed(): void {
    if (this.makes && this.place.place === 'transit') this.acceptance.named(this.#asked);
  }

  /** The list is shown even if the issuers for its filter cannot be loaded. */
  private async askIssuers(): Promise<void> {
    const signal = this.#latestIssuers.next();
    try {
      const issuers = await this.#parts.book.issuers(signal);
      if (!signal.aborted) runInAction(() => (this.issuers = issuers));
    } catch (thrown) {
      if (!signal.aborted) this.#parts.session.faultSeen(thrown);
    }
  }

  private goTo(change: Partial<Place>): void {
    this.#parts.navigator.goTo(this.pathAt({ ...this.place, ...change }));
  }

  private pathAt(place: Place, asked = ''): string {
    const { holdings, acceptance } = this.#parts.paths;
    return `${place.place === 'held' ? holdings : acceptance}${holdingQuery(place, asked)}`;
  }
}
