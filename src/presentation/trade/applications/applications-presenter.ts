import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type {
  TradeApplicationFilter,
  TradeApplicationPage,
  TradeDesk,
} from '../../../application/ports/trade/trade-desk.ts';
import { roleKind } from '../../../domain/identity/role.ts';
import { tradeStates, type TradeState } from '../../../domain/trade/shared/application-machine.ts';
import { isOnSide, actPolicies, tradeActs, type TradeAct } from '../../../domain/trade/shared/application-policy.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TradeApplicationRow } from '../../../domain/trade/shared/trade-application.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { failureOf } from '../../shared/failure.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { KeywordField } from '../shared/keyword-field.ts';
import type { ListExport } from '../shared/list-export.ts';
import { listPlaceFrom, listQuery, pagesOf, type ListPlace } from '../shared/list-place.ts';
import { refusalMessage } from '../shared/rule-words.ts';

export interface ApplicationsParts {
  readonly kind: InstrumentKind;
  readonly desk: TradeDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly export: ListExport;
  readonly paths: {
    readonly list: string;
    readonly application: (id: string) => string | undefined;
    readonly form: (row: TradeApplicationRow) => string | undefined;
    /** Address of a new form with the content of an application; undefined for acts without a form. */
    readonly copy: (row: TradeApplicationRow) => string | undefined;
  };
}

/** Filters by person: applications that the user made, or those that the user made or decided. */
export const applicationInvolvements = ['mine', 'handled'] as const;

interface Place extends ListPlace {
  readonly act: TradeAct | undefined;
  readonly state: TradeState | undefined;
  readonly hands: (typeof applicationInvolvements)[number] | undefined;
}

/** The place in the list that an address names. */
export function applicationsPlaceFrom(search: string): Place {
  const asked = new URLSearchParams(search);
  const among = <Value extends string>(values: readonly Value[], name: string): Value | undefined =>
    values.find((each) => each === asked.get(name));
  return {
    ...listPlaceFrom(asked),
    act: among(tradeActs, 'act'),
    state: among(tradeStates, 'state'),
    hands: among(applicationInvolvements, 'by'),
  };
}

/** All applications of a company, with any result. They can be viewed and copied, and drafts can be deleted. */
export class ApplicationsPresenter {
  place: Place = applicationsPlaceFrom('');
  readonly content: PageContent<TradeApplicationPage>;
  /** The draft to delete, once the user confirms. */
  discarding: TradeApplicationRow | undefined = undefined;
  trouble: Message | undefined = undefined;
  busy = false;
  readonly #keyword: KeywordField;
  readonly #parts: ApplicationsParts;

  constructor(parts: ApplicationsParts) {
    this.#parts = parts;
    this.#keyword = new KeywordField(parts.clock, (keyword) => this.goTo({ keyword, page: 1 }));
    this.content = new PageContent(parts.session, async (signal) => parts.desk.applications(this.#filter, signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  /** Shows what the address says. */
  addressChanged(search: string): void {
    this.place = applicationsPlaceFrom(search);
    this.#keyword.addressChanged();
    void this.content.load();
  }

  left(): void {
    this.#keyword.left();
    this.content.stop();
  }

  get #filter(): TradeApplicationFilter {
    const { act, state, hands, keyword, page, pageSize } = this.place;
    return {
      acts: act && [act],
      states: state && [state],
      hands,
      keyword,
      page,
      pageSize,
    };
  }

  get paths(): ApplicationsParts['paths'] {
    return this.#parts.paths;
  }

  /** Whether the user makes applications. */
  get makes(): boolean {
    return roleKind(this.#role) === 'operator';
  }

  /** Acts that the user's side takes part in. */
  get acts(): readonly TradeAct[] {
    const policies = actPolicies[this.#parts.kind];
    return tradeActs.filter((act) => isOnSide(this.#role, policies[act].side));
  }

  get keyword(): string {
    return this.#keyword.typed ?? this.place.keyword;
  }

  get isFiltered(): boolean {
    const { keyword, act, state, hands } = this.place;
    return keyword !== '' || act !== undefined || state !== undefined || hands !== undefined;
  }

  get pages(): number {
    return pagesOf(this.content.value?.count ?? 0, this.place);
  }

  get export(): ListExport {
    return this.#parts.export;
  }

  /** Exports all rows that match the filters. */
  async exportPressed(): Promise<void> {
    const { acts, states, hands, keyword = '' } = this.#filter;
    await this.export.ask({ list: 'applications', acts, states, hands, keyword });
  }

  keywordTyped(text: string): void {
    this.#keyword.keywordTyped(text);
  }

  filterChanged(change: { readonly act?: string; readonly state?: string; readonly hands?: string }): void {
    this.goTo({
      ...('act' in change ? { act: tradeActs.find((each) => each === change.act) } : {}),
      ...('state' in change ? { state: tradeStates.find((each) => each === change.state) } : {}),
      ...('hands' in change ? { hands: applicationInvolvements.find((each) => each === change.hands) } : {}),
      page: 1,
    });
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

  discardPressed(row: TradeApplicationRow): void {
    this.discarding = row;
    this.trouble = undefined;
  }

  dialogClosed(): void {
    this.discarding = undefined;
  }

  async discardConfirmed(): Promise<void> {
    const { discarding } = this;
    if (this.busy || !discarding) return;
    this.busy = true;
    const { desk, session, toasts } = this.#parts;
    try {
      const outcome = await desk.withdraw(discarding.id, discarding.version);
      if (outcome.done) {
        runInAction(() => (this.discarding = undefined));
        toasts.show('ok', message('trade.discarded', { number: discarding.number }));
      } else runInAction(() => (this.trouble = refusalMessage(outcome)));
      await this.content.refresh();
    } catch (thrown) {
      session.faultSeen(thrown);
      runInAction(() => (this.trouble = failureOf(thrown).what));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  get #role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private goTo(change: Partial<Place>): void {
    const place = { ...this.place, ...change };
    const { act, state, hands } = place;
    this.#parts.navigator.goTo(`${this.#parts.paths.list}${listQuery(place, { act, state, by: hands })}`);
  }
}
