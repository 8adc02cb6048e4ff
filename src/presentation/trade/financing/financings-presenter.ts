import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { FinancingFilter, FinancingPage, FundingDesk } from '../../../application/ports/trade/funding-desk.ts';
import type { TradeDesk } from '../../../application/ports/trade/trade-desk.ts';
import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { actsForCore, roleKind } from '../../../domain/identity/role.ts';
import {
  closedFinancingStates,
  financingStates,
  outstandingFinancingStates,
  pendingFinancingStates,
  type FinancingState,
} from '../../../domain/trade/financing/financing-machine.ts';
import type { FinancingRow } from '../../../domain/trade/financing/financing.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { emptyTradeForm } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { PageContent } from '../../pages/page-content.ts';
import { failureOf } from '../../shared/failure.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { KeywordField } from '../shared/keyword-field.ts';
import type { ListExport } from '../shared/list-export.ts';
import { dayIn, idIn, listPlaceFrom, listQuery, pagesOf, type ListPlace } from '../shared/list-place.ts';
import { refusalMessage } from '../shared/rule-words.ts';

export interface FinancingsParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly funding: FundingDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly export: ListExport;
  /** Whether the list shows only the contracts that wait for a signature. */
  readonly contractsOnly: boolean;
  readonly paths: {
    readonly list: string;
    /** Undefined for a user without a page of a single financing. */
    readonly financing: (id: string) => string | undefined;
    /** Undefined for a user who does not apply for financing. */
    readonly form: string | undefined;
    readonly application: (id: string) => string;
    /**
     * Path of the list with a single instrument, by its number; absent for a user without a list of issued instruments.
     */
    readonly instrument?: ((number: string) => string) | undefined;
  };
}

/** Parts of the list, between which the user switches. */
export const financingViews = ['all', 'pending', 'outstanding', 'paid-out', 'ended'] as const;
export type FinancingView = (typeof financingViews)[number];

const statesOf: Readonly<Record<FinancingView, readonly FinancingState[] | undefined>> = {
  all: undefined,
  pending: pendingFinancingStates,
  outstanding: outstandingFinancingStates,
  'paid-out': [...outstandingFinancingStates, 'SETTLED'],
  ended: closedFinancingStates,
};

/** Filters of the list; empty texts for everything. */
interface Filters {
  readonly state: FinancingState | '';
  /** Issuer; for a core enterprise its supplier. */
  readonly partyId: string;
  readonly funderId: string;
  readonly dueFrom: PlainDate;
  readonly dueTo: PlainDate;
}

interface Place extends ListPlace, Filters {
  readonly view: FinancingView;
}

const statesIn = (view: FinancingView): readonly FinancingState[] => statesOf[view] ?? financingStates;

/** The place in the list that an address names. Invalid parts count as absent. */
export function financingsPlaceFrom(search: string): Place {
  const asked = new URLSearchParams(search);
  const view = financingViews.find((each) => each === asked.get('view')) ?? 'all';
  return {
    ...listPlaceFrom(asked),
    view,
    state: statesIn(view).find((each) => each === asked.get('state')) ?? '',
    partyId: idIn(asked, 'party'),
    funderId: idIn(asked, 'funder'),
    dueFrom: dayIn(asked, 'from'),
    dueTo: dayIn(asked, 'to'),
  };
}

/** Financings of a supplier, or of the suppliers of a core enterprise (checklist R-062), and contracts to be signed. */
export class FinancingsPresenter {
  place: Place = financingsPlaceFrom('');
  readonly content: PageContent<FinancingPage>;
  /** Id of the financing that is being submitted to the director with its contract. */
  asking = '';
  trouble: Message | undefined = undefined;
  readonly #keyword: KeywordField;
  readonly #parts: FinancingsParts;

  constructor(parts: FinancingsParts) {
    this.#parts = parts;
    this.#keyword = new KeywordField(parts.clock, (keyword) => this.goTo({ keyword, page: 1 }));
    this.content = new PageContent(parts.session, async (signal) => parts.funding.financings(this.#filter, signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  addressChanged(search: string): void {
    this.place = financingsPlaceFrom(search);
    this.#keyword.addressChanged();
    void this.content.load();
  }

  left(): void {
    this.#keyword.left();
    this.content.stop();
  }

  get #filter(): FinancingFilter {
    const { keyword, page, pageSize, view, state, partyId, funderId, dueFrom, dueTo } = this.place;
    const chosen = state === '' ? statesOf[view] : [state];
    return {
      states: this.contractsOnly ? ['CONTRACT_SIGN'] : chosen,
      counterpartyId: partyId || undefined,
      funderId: funderId || undefined,
      dueFrom: dueFrom || undefined,
      dueTo: dueTo || undefined,
      keyword,
      page,
      pageSize,
    };
  }

  /** States by which the chosen part of the list can be filtered. */
  get states(): readonly FinancingState[] {
    return statesIn(this.place.view);
  }

  get export(): ListExport {
    return this.#parts.export;
  }

  /** Exports everything that the filters select. */
  async exportPressed(): Promise<void> {
    const { states, counterpartyId, funderId, dueFrom, dueTo, keyword } = this.#filter;
    const filters = { counterpartyId, funderId, dueFrom, dueTo, keyword };
    await this.export.ask({ list: 'financings', financingStates: states, ...filters });
  }

  get contractsOnly(): boolean {
    return this.#parts.contractsOnly;
  }

  get paths(): FinancingsParts['paths'] {
    return this.#parts.paths;
  }

  get isIssuer(): boolean {
    return actsForCore(this.#role);
  }

  /** Whether the user submits contracts to the director. */
  get makes(): boolean {
    return roleKind(this.#role) === 'operator' && !this.isIssuer;
  }

  get today(): PlainDate {
    return shanghaiDate(this.#parts.clock.now());
  }

  get keyword(): string {
    return this.#keyword.typed ?? this.place.keyword;
  }

  get isFiltered(): boolean {
    const { keyword, view, state, partyId, funderId, dueFrom, dueTo } = this.place;
    return view !== 'all' || [keyword, state, partyId, funderId, dueFrom, dueTo].some((each) => each !== '');
  }

  get pages(): number {
    return pagesOf(this.content.value?.total ?? 0, this.place);
  }

  keywordTyped(text: string): void {
    this.#keyword.keywordTyped(text);
  }

  viewChosen(view: FinancingView): void {
    this.goTo({ view, state: '', page: 1 });
  }

  filterChanged({ state, ...change }: Partial<Omit<Filters, 'state'>> & { readonly state?: string }): void {
    const chosen = state === undefined ? {} : ({ state: this.states.find((each) => each === state) ?? '' } as const);
    this.goTo({ ...change, ...chosen, page: 1 });
  }

  filterCleared(): void {
    this.#keyword.cleared();
    this.#parts.navigator.goTo(this.#parts.paths.list);
  }

  pageChosen(page: number): void {
    this.goTo({ page });
  }

  pageSizeChosen(pageSize: number): void {
    this.goTo({ pageSize, page: 1 });
  }

  /** Submits the contract of a financing to the director for signature. */
  async signPressed({ id, number }: Pick<FinancingRow, 'id' | 'number'>): Promise<void> {
    if (this.asking !== '') return;
    this.asking = id;
    this.trouble = undefined;
    const { desk, kind, session, toasts, navigator, paths } = this.#parts;
    try {
      const form = { ...emptyTradeForm, financingId: id };
      const asked = { act: 'contract', kind, applicationId: undefined, version: undefined, form } as const;
      const outcome = await desk.save({ ...asked, submits: true });
      if (outcome.done) {
        toasts.show('ok', message('financing.contract-sent', { number }));
        navigator.goTo(paths.application(outcome.application.id));
        return;
      }
      runInAction(() => (this.trouble = refusalMessage(outcome)));
      await this.content.refresh();
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.asking = ''));
    }
  }

  get #role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private goTo(change: Partial<Place>): void {
    const place = { ...this.place, ...change };
    const { view, state, partyId, funderId, dueFrom, dueTo } = place;
    const query = listQuery(place, {
      view: view === 'all' ? undefined : view,
      state: state || undefined,
      party: partyId || undefined,
      funder: funderId || undefined,
      from: dueFrom || undefined,
      to: dueTo || undefined,
    });
    this.#parts.navigator.goTo(`${this.#parts.paths.list}${query}`);
  }
}
