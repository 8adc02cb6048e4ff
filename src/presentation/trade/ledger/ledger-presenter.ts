import { compareStructural, makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { HoldingBook, LedgerFilter, LedgerPage } from '../../../application/ports/trade/holding-book.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import type { LedgerSide } from '../../../domain/trade/shared/posting.ts';
import { ledgerFlows, type BusinessFlow } from '../../../domain/trade/statistics/business-flow.ts';
import { daysOfPeriod } from '../../../domain/trade/statistics/month-period.ts';
import { addMonths } from '../../../domain/trade/shared/term.ts';
import { ledgerPath } from '../../../domain/trade/shared/work-areas.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { OpenedChain } from '../shared/opened-chain.ts';
import { KeywordField } from '../shared/keyword-field.ts';
import type { ListExport } from '../shared/list-export.ts';
import { dayIn, listPlaceFrom, listQuery, pagesOf } from '../shared/list-place.ts';

/** Number of months that the ledger shows by default. */
const defaultMonths = 3;

export interface LedgerParts {
  readonly book: HoldingBook;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
  readonly export: ListExport;
  /** Address of the page of an instrument, by its number; undefined if the user has none. */
  readonly instrumentPath: (instrumentId: string, number: string) => string | undefined;
}

type Place = Required<Omit<LedgerFilter, 'direction' | 'flow'>> & Pick<LedgerFilter, 'direction' | 'flow'>;

/**
 * The place in the ledger that an address names. Invalid parts count as absent. `flows`: the possible values of the
 * filter by flow.
 */
export function ledgerPlaceFrom(search: string, today: PlainDate, flows: readonly BusinessFlow[] = []): Place {
  const asked = new URLSearchParams(search);
  const [from, to] = [dayIn(asked, 'from', addMonths(today, -defaultMonths)), dayIn(asked, 'to', today)].toSorted();
  return {
    ...listPlaceFrom(asked),
    from: from ?? today,
    to: to ?? today,
    direction: (['in', 'out'] as const).find((each) => each === asked.get('direction')),
    flow: flows.find((each) => each === asked.get('flow')),
  };
}

function queryOf(place: Place, today: PlainDate): string {
  const usual = ledgerPlaceFrom('', today);
  const isUsual = place.from === usual.from && place.to === usual.to;
  return listQuery(place, {
    ...(isUsual ? {} : { from: place.from, to: place.to }),
    direction: place.direction,
    flow: place.flow,
  });
}

/** Increases and decreases of a company's holdings, with the balance after each (checklist F-254, R-046). */
export class LedgerPresenter {
  place: Place;
  readonly content: PageContent<LedgerPage>;
  readonly chain: OpenedChain;
  readonly #keyword: KeywordField;
  readonly #parts: LedgerParts;

  constructor(parts: LedgerParts) {
    this.#parts = parts;
    this.#keyword = new KeywordField(parts.clock, (keyword) => this.goTo({ keyword, page: 1 }));
    this.place = ledgerPlaceFrom('', shanghaiDate(parts.clock.now()));
    this.content = new PageContent(parts.session, async (signal) => parts.book.ledger(this.place, signal));
    this.chain = new OpenedChain(parts);
    makeAutoObservable<this>(
      this,
      { content: false, chain: false, instrumentPath: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    const before = this.place;
    this.place = ledgerPlaceFrom(search, this.today, this.flows);
    const isPressed = this.chain.addressChanged(search) && compareStructural(before, this.place);
    this.#keyword.addressChanged();
    // A press on a row changes only its chain.
    if (!isPressed || !this.content.value) void this.content.load();
  }

  left(): void {
    this.#keyword.left();
    this.content.stop();
    this.chain.left();
  }

  /** The subject of the ledger: the amounts that a core enterprise owes, or the holdings of any other company. */
  get side(): LedgerSide {
    return actsForCore(this.#parts.session.who?.role.code ?? '') ? 'issuer' : 'holder';
  }

  /** Flows by which the ledger can be filtered. */
  get flows(): readonly BusinessFlow[] {
    return ledgerFlows[this.side];
  }

  instrumentPath(instrumentId: string, number: string): string | undefined {
    return this.#parts.instrumentPath(instrumentId, number);
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  /** The current month until today, and the month before, each with the address that shows it. */
  get months(): readonly { readonly which: 'this' | 'last'; readonly isShown: boolean; readonly path: string }[] {
    const { today, place } = this;
    const first = `${today.slice(0, 7)}-01`;
    const before = addMonths(first, -1);
    const spans = [
      { which: 'this', from: first, to: today },
      { which: 'last', from: before, to: daysOfPeriod({ from: before.slice(0, 7), to: before.slice(0, 7) }).to },
    ] as const;
    return spans.map(({ which, from, to }) => ({
      which,
      isShown: place.from === from && place.to === to,
      path: this.pathAt({ ...place, from, to, page: 1 }),
    }));
  }

  get keyword(): string {
    return this.#keyword.typed ?? this.place.keyword;
  }

  get isFiltered(): boolean {
    const { keyword, direction, flow } = this.place;
    return keyword !== '' || direction !== undefined || flow !== undefined;
  }

  /** Number of lines on all pages; undefined until loaded. */
  get count(): number | undefined {
    const { value } = this.content;
    return value && value.in.count + value.out.count;
  }

  get pages(): number {
    return pagesOf(this.count ?? 0, this.place);
  }

  get export(): ListExport {
    return this.#parts.export;
  }

  /** Exports all rows that match the filters. */
  async exportPressed(): Promise<void> {
    const { from, to, direction, flow, keyword } = this.place;
    await this.export.ask({ list: 'ledger', from, to, direction, flow, keyword });
  }

  keywordTyped(text: string): void {
    this.#keyword.keywordTyped(text);
  }

  filterChanged(change: Partial<Pick<Place, 'from' | 'to' | 'direction' | 'flow'>>): void {
    this.goTo({ ...change, page: 1 });
  }

  filterCleared(): void {
    this.#keyword.cleared();
    this.#parts.navigator.goTo(ledgerPath);
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

  private goTo(change: Partial<Place>): void {
    this.#parts.navigator.goTo(this.pathAt({ ...this.place, ...change }));
  }

  private pathAt(place: Place): string {
    return `${ledgerPath}${queryOf(place, this.today)}`;
  }
}
