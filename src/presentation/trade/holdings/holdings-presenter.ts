import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { AllocationDesk } from '../../../application/ports/trade/allocation-desk.ts';
import type { HoldingBook, HoldingFilter, HoldingPage } from '../../../application/ports/trade/holding-book.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { roleKind } from '../../../domain/identity/role.ts';
import type { Money } from '../../../domain/money/money.ts';
import { listedParts, shownParts, type ListedPart } from '../../../domain/trade/shared/holding.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { TradeParty } from '../../../domain/trade/shared/trade-application.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { Latest } from '../../shared/latest.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { Acceptance } from '../shared/acceptance.ts';
import { acceptParameter, askedAcceptance } from '../shared/acceptance-path.ts';
import { heldPartFrom } from '../shared/held-part-query.ts';
import { OpenedChain } from '../shared/opened-chain.ts';
import { KeywordField } from '../shared/keyword-field.ts';
import type { ListExport } from '../shared/list-export.ts';
import { idIn, listOrderFrom, listPlaceFrom, listQuery, orderInAddress, pagesOf } from '../shared/list-place.ts';
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
    /** Form of a financing with a holding chosen; undefined for a reader who does not apply. */
    readonly finance: (holding: Pick<HeldInstrument, 'holdingId'>) => string | undefined;
    readonly application: (id: string) => string;
    readonly instrument: (id: string) => string | undefined;
  };
}

type Place = Required<
  Pick<HoldingFilter, 'place' | 'keyword' | 'issuerId' | 'orderBy' | 'descending' | 'page' | 'pageSize'>
> &
  Pick<HoldingFilter, 'part' | 'organisationId'>;

const orders = ['dueOn', 'amount', 'openedAt'] as const;

const usualOrder = (place: HoldingFilter['place']) =>
  ({ orderBy: place === 'transit' ? 'openedAt' : 'dueOn', descending: false }) as const;

/** The organisation that an address names; empty for none of them, undefined for any, and for what can be no id. */
function organisationIn(asked: URLSearchParams): string | undefined {
  const id = idIn(asked, 'org');
  return id === '' && asked.get('org') !== '' ? undefined : id;
}

/** The place in a list that an address names. */
export function holdingPlaceFrom(search: string, place: HoldingFilter['place']): Place {
  const asked = new URLSearchParams(search);
  const issuerId = idIn(asked, 'issuer');
  const order = listOrderFrom<Place['orderBy']>(asked, orders, usualOrder(place));
  const part = place === 'held' ? heldPartFrom(asked) : undefined;
  const organisationId = place === 'held' ? organisationIn(asked) : undefined;
  return { place, issuerId, part, organisationId, ...listPlaceFrom(asked), ...order };
}

/** The query of a place; empty for the first page as it usually is. `asked`: holding to accept; empty for none. */
export const holdingQuery = (place: Place, asked = ''): string =>
  listQuery(place, {
    [acceptParameter]: asked || undefined,
    issuer: place.issuerId || undefined,
    part: place.part,
    org: place.organisationId,
    sort: orderInAddress<Place['orderBy']>(place, usualOrder(place.place)),
  });

/** What a company holds, and what is on its way to it (proposed pages beside checklist R-067). */
export class HoldingsPresenter {
  place: Place = holdingPlaceFrom('', 'held');
  readonly content: PageContent<HoldingPage>;
  /** Issuers by which the list can be filtered; empty until they are known. */
  issuers: readonly TradeParty[] = [];
  readonly chain: OpenedChain;
  readonly acceptance: Acceptance;
  /** The recall of what was passed on, or the cancellation of an instrument. */
  readonly undo: UndoRequest;
  /** Inner organisations that have a part of what is held. */
  readonly allocations: Allocations;
  /** The amount that the address asks to accept; empty for none. */
  #asked = '';
  readonly #keyword: KeywordField;
  readonly #latestIssuers = new Latest();
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
    this.#asked = askedAcceptance(search);
    const isSamePlace = compareStructural(before, this.place);
    const isPressed = this.chain.addressChanged(search) && isSamePlace;
    this.#keyword.addressChanged();
    if (!isSamePlace) this.acceptance.cleared();
    // A press on a row changes its chain alone, or what is asked about beside the list.
    const isNamed = isSamePlace && (isPressed || askedBefore !== this.#asked) && this.content.value !== undefined;
    if (isNamed) this.askNamed();
    // What is not listed may have come meanwhile.
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
   * Number beside the list of what is to be accepted, and whether it is the reader's to do: then it counts that alone.
   * Undefined until it is known.
   */
  get transitCount(): { readonly count: number; readonly waits: boolean } | undefined {
    const { transit } = this.content.value ?? {};
    if (!transit) return undefined;
    const waits = this.makes && transit.toAccept > 0;
    return { count: waits ? transit.toAccept : transit.count, waits };
  }

  /** Whether the reader may accept, refuse and pass on. */
  get makes(): boolean {
    return roleKind(this.#parts.session.who?.role.code ?? '') === 'operator';
  }

  /** Institution of a reader who sees its part alone; undefined for the company's own people. */
  get institution(): string | undefined {
    return this.#parts.session.who?.institution;
  }

  get keyword(): string {
    return this.#keyword.typed ?? this.place.keyword;
  }

  /** Whether the list shows a part alone. */
  get isFiltered(): boolean {
    const { issuerId, part, organisationId } = this.place;
    return this.keyword !== '' || issuerId !== '' || part !== undefined || organisationId !== undefined;
  }

  /** The rows of the page, with what was handled beside them; undefined until they are known. */
  get rows(): readonly HeldInstrument[] | undefined {
    const rows = this.content.value?.rows;
    return rows && this.place.place === 'transit' ? this.acceptance.withHandled(rows) : rows;
  }

  get pages(): number {
    return pagesOf(this.content.value?.count ?? 0, this.place);
  }

  /** What the other filters select of what is held, by its parts, each with the address of its rows. */
  get parts(): readonly { readonly part: ListedPart; readonly amount: Money; readonly path: string }[] {
    const { value } = this.content;
    if (!value) return [];
    const { overdue } = value.parts;
    const late = overdue.fen > 0n ? [{ part: 'overdue' as const, amount: overdue }] : [];
    return [...shownParts(value.parts), ...late].map(({ part, amount }) => ({
      part,
      amount,
      path: `${this.#parts.paths.holdings}${holdingQuery({ ...this.place, part, page: 1 })}`,
    }));
  }

  get export(): ListExport {
    return this.#parts.export;
  }

  /** Exports everything that the filters select. */
  async exportPressed(): Promise<void> {
    const { place, keyword, issuerId, part, organisationId, orderBy, descending } = this.place;
    await this.export.ask({ list: place, keyword, issuerId, part, organisationId, orderBy, descending });
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
    this.goTo({ keyword: '', issuerId: '', part: undefined, organisationId: undefined, page: 1 });
  }

  issuerChosen(issuerId: string): void {
    this.goTo({ issuerId, page: 1 });
  }

  /** Shows what an organisation and those below it have; empty for what none has, undefined for all rows. */
  organisationChosen(organisationId: string | undefined): void {
    this.goTo({ organisationId, page: 1 });
  }

  /** Shows the rows of one part; all of them for anything else. */
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

  /** Asks about an amount that waits for its acceptance, and keeps that in the address. */
  arrivalPressed({ holdingId, openApplications }: HeldInstrument): void {
    if (this.makes && openApplications.length === 0) this.acceptance.pressed({ holdingId });
  }

  /** Closes the question without an answer. The address does not ask it again. */
  dialogLeft(): void {
    this.acceptance.left(true);
  }

  /** Reads the list, and asks at once about the amount that the address names, if the reader may accept it. */
  private async loadAsked(): Promise<void> {
    if (await this.content.load()) this.askNamed();
  }

  private askNamed(): void {
    if (this.makes && this.place.place === 'transit') this.acceptance.named(this.#asked);
  }

  /** A list without its filter is still a list. */
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
