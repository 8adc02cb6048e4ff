import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { HoldingBook, LedgerFilter, LedgerPage } from '../../../application/ports/trade/holding-book.ts';
import { isSupportedDate, shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { InstrumentDetail } from '../../../domain/trade/shared/held-instrument.ts';
import { addMonths } from '../../../domain/trade/shared/term.ts';
import { ledgerPath } from '../../../domain/trade/shared/work-areas.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** The rest in typing after which the list is filtered, in milliseconds. */
const typingRest = 300;
export const ledgerPageSizes = [20, 50, 100] as const;
/** Months that the ledger shows at first. */
const usualMonths = 3;

export interface LedgerParts {
  readonly book: HoldingBook;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
}

type Place = Required<Omit<LedgerFilter, 'direction'>> & Pick<LedgerFilter, 'direction'>;

/** The place in the ledger that an address names; whatever is not valid in it is as if it was not there. */
export function ledgerPlaceFrom(search: string, today: PlainDate): Place {
  const asked = new URLSearchParams(search);
  const page = Number(asked.get('page') ?? '1');
  const size = Number(asked.get('size') ?? '20');
  const dayOf = (name: string, otherwise: PlainDate): PlainDate => {
    const text = asked.get(name) ?? '';
    return isSupportedDate(text) ? text : otherwise;
  };
  const [from, to] = [dayOf('from', addMonths(today, -usualMonths)), dayOf('to', today)].toSorted();
  return {
    from: from ?? today,
    to: to ?? today,
    direction: (['in', 'out'] as const).find((each) => each === asked.get('direction')),
    keyword: (asked.get('q') ?? '').slice(0, 80),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    pageSize: ledgerPageSizes.find((each) => each === size) ?? 20,
  };
}

function queryOf({ from, to, direction, keyword, page, pageSize }: Place, today: PlainDate): string {
  const usual = ledgerPlaceFrom('', today);
  const query = new URLSearchParams({
    ...(from === usual.from && to === usual.to ? {} : { from, to }),
    ...(direction === undefined ? {} : { direction }),
    ...(keyword === '' ? {} : { q: keyword }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(pageSize === 20 ? {} : { size: String(pageSize) }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/** In and out of a company's holdings, with the balance after each (checklist F-254, R-046). */
export class LedgerPresenter {
  place: Place;
  readonly content: PageContent<LedgerPage>;
  openId: string | undefined = undefined;
  readonly detail: PageContent<InstrumentDetail>;
  typed: string | undefined = undefined;
  #cancelTyping: (() => void) | undefined;
  readonly #parts: LedgerParts;

  constructor(parts: LedgerParts) {
    this.#parts = parts;
    this.place = ledgerPlaceFrom('', shanghaiDate(parts.clock.now()));
    this.content = new PageContent(parts.session, async (signal) => parts.book.ledger(this.place, signal));
    this.detail = new PageContent(parts.session, async (signal) => parts.book.instrument(this.openId ?? '', signal));
    makeAutoObservable<this>(this, { content: false, detail: false }, { autoBind: true, deep: false });
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    this.place = ledgerPlaceFrom(search, this.today);
    if (this.#cancelTyping === undefined) this.typed = undefined;
    void this.content.load();
  }

  left(): void {
    this.#cancelTyping?.();
    this.#cancelTyping = undefined;
    this.content.stop();
    this.detail.stop();
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get keyword(): string {
    return this.typed ?? this.place.keyword;
  }

  get isFiltered(): boolean {
    return this.place.keyword !== '' || this.place.direction !== undefined;
  }

  get pages(): number {
    const { value } = this.content;
    return Math.max(1, Math.ceil(((value?.in.count ?? 0) + (value?.out.count ?? 0)) / this.place.pageSize));
  }

  keywordTyped(text: string): void {
    this.typed = text;
    this.#cancelTyping?.();
    this.#cancelTyping = this.#parts.clock.wakeAfter(typingRest, () => {
      this.#cancelTyping = undefined;
      this.goTo({ keyword: text, page: 1 });
    });
  }

  filterChanged(change: Partial<Pick<Place, 'from' | 'to' | 'direction'>>): void {
    this.goTo({ ...change, page: 1 });
  }

  filterCleared(): void {
    this.#cancelTyping?.();
    this.#cancelTyping = undefined;
    this.typed = undefined;
    this.#parts.navigator.goTo(ledgerPath);
  }

  pageChosen(page: number): void {
    this.goTo({ page });
  }

  pageSizeChosen(pageSize: number): void {
    this.goTo({ pageSize, page: 1 });
  }

  rowPressed(instrumentId: string): void {
    this.openId = this.openId === instrumentId ? undefined : instrumentId;
    this.detail.clear();
    if (this.openId !== undefined) void this.detail.load();
  }

  private goTo(change: Partial<Place>): void {
    this.#parts.navigator.goTo(`${ledgerPath}${queryOf({ ...this.place, ...change }, this.today)}`);
  }
}
