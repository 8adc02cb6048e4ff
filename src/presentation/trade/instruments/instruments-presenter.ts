import { compareStructural, makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { CountedAmount, HoldingBook, InstrumentFilter } from '../../../application/ports/trade/holding-book.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { roleKind } from '../../../domain/identity/role.ts';
import type { IssuedInstrument } from '../../../domain/trade/shared/held-instrument.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { instrumentStates } from '../../../domain/trade/shared/issued-instrument.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { OpenedChain } from '../shared/opened-chain.ts';
import { KeywordField } from '../shared/keyword-field.ts';
import type { ListExport } from '../shared/list-export.ts';
import { dayIn, listOrderFrom, listPlaceFrom, listQuery, orderInAddress, pagesOf } from '../shared/list-place.ts';
import { UndoRequest } from '../shared/undo-request.ts';

const orders = ['dueOn', 'amount', 'issuedOn'] as const;
const defaultOrder = { orderBy: 'issuedOn', descending: true } as const;

export interface InstrumentsParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly book: HoldingBook;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly export: ListExport;
  readonly paths: {
    readonly instruments: string;
    readonly issue: string;
    readonly application: (id: string) => string;
    readonly instrument: (id: string) => string | undefined;
  };
}

type Optional = 'instrumentState' | 'owedFrom' | 'owedTo';
type Place = Required<Omit<InstrumentFilter, Optional>> & Pick<InstrumentFilter, Optional>;

/** The place in the list that an address names. */
export function instrumentPlaceFrom(search: string): Place {
  const asked = new URLSearchParams(search);
  const instrumentState = instrumentStates.find((each) => each === asked.get('state'));
  const [owedFrom, owedTo] = ['from', 'to'].map((name) => dayIn(asked, name) || undefined);
  const owed = { owedFrom, owedTo };
  return {
    ...listPlaceFrom(asked),
    instrumentState,
    ...owed,
    ...listOrderFrom<Place['orderBy']>(asked, orders, defaultOrder),
  };
}

const queryOf = (place: Place): string =>
  listQuery(place, {
    state: place.instrumentState,
    from: place.owedFrom,
    to: place.owedTo,
    sort: orderInAddress<Place['orderBy']>(place, defaultOrder),
  });

/**
 * The instruments that a core enterprise issued, and where each amount is now. An amount that is not accepted yet can
 * be recalled.
 */
export class InstrumentsPresenter {
  place: Place = instrumentPlaceFrom('');
  readonly content: PageContent<CountedAmount & { readonly rows: readonly IssuedInstrument[] }>;
  readonly chain: OpenedChain;
  /** The recall of an amount that is not accepted yet, or the cancellation of an instrument. */
  readonly undo: UndoRequest;
  readonly #keyword: KeywordField;
  readonly #parts: InstrumentsParts;

  constructor(parts: InstrumentsParts) {
    this.#parts = parts;
    this.#keyword = new KeywordField(parts.clock, (keyword) => this.goTo({ keyword, page: 1 }));
    this.content = new PageContent(parts.session, async (signal) => parts.book.instruments(this.place, signal));
    this.chain = new OpenedChain(parts);
    this.undo = new UndoRequest({
      ...parts,
      applicationPath: (id) => parts.paths.application(id),
      reload: async () => void (await this.content.refresh()),
    });
    makeAutoObservable<this>(
      this,
      { content: false, chain: false, undo: false, instrumentPath: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    const before = this.place;
    this.place = instrumentPlaceFrom(search);
    const isPressed = this.chain.addressChanged(search) && compareStructural(before, this.place);
    this.#keyword.addressChanged();
    // A press on a row changes only its chain.
    if (!isPressed || !this.content.value) void this.content.load();
  }

  left(): void {
    this.#keyword.left();
    this.undo.dialogClosed();
    this.content.stop();
    this.chain.left();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get paths(): InstrumentsParts['paths'] {
    return this.#parts.paths;
  }

  instrumentPath(instrumentId: string): string | undefined {
    return this.#parts.paths.instrument(instrumentId);
  }

  get makes(): boolean {
    return roleKind(this.#parts.session.who?.role.code ?? '') === 'operator';
  }

  get keyword(): string {
    return this.#keyword.typed ?? this.place.keyword;
  }

  get pages(): number {
    return pagesOf(this.content.value?.count ?? 0, this.place);
  }

  get export(): ListExport {
    return this.#parts.export;
  }

  /** Exports all rows that match the filters. */
  async exportPressed(): Promise<void> {
    const { keyword, instrumentState, owedFrom, owedTo, orderBy, descending } = this.place;
    const filters = { keyword, instrumentState, owedFrom, owedTo };
    await this.export.ask({ list: 'instruments', ...filters, orderBy, descending });
  }

  keywordTyped(text: string): void {
    this.#keyword.keywordTyped(text);
  }

  filterCleared(): void {
    this.#keyword.cleared();
    this.goTo({ keyword: '', instrumentState: undefined, owedFrom: undefined, owedTo: undefined, page: 1 });
  }

  stateChosen(state: string): void {
    this.goTo({ instrumentState: instrumentStates.find((each) => each === state), page: 1 });
  }

  /** Shows the unpaid instruments that are due between two days; an empty day is no limit. */
  owedDaysChosen(from: PlainDate, to: PlainDate): void {
    this.goTo({ owedFrom: from || undefined, owedTo: to || undefined, page: 1 });
  }

  /** Whether a filter hides some rows of the list. */
  get isFiltered(): boolean {
    const { instrumentState, owedFrom, owedTo } = this.place;
    return this.keyword !== '' || [instrumentState, owedFrom, owedTo].some((each) => each !== undefined);
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

  rowPressed(instrumentId: string): void {
    this.chain.pressed(instrumentId, this.pathAt(this.place));
  }

  recallPressed({ transitHoldingId, payeeName, inTransit }: IssuedInstrument): void {
    if (transitHoldingId !== undefined)
      this.undo.pressed({
        act: 'issue-recall',
        holdingId: transitHoldingId,
        companyName: payeeName,
        amount: inTransit,
      });
  }

  private goTo(change: Partial<Place>): void {
    this.#parts.navigator.goTo(this.pathAt({ ...this.place, ...change }));
  }

  private pathAt(place: Place): string {
    return `${this.#parts.paths.instruments}${queryOf(place)}`;
  }
}
