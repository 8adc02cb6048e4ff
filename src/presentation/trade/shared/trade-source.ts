import type { FoundApplication, FoundInstrument, TradeSearch } from '../../../application/ports/trade/trade-search.ts';
import { menusAllow } from '../../../domain/identity/signed-in.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { mayViewTrade } from '../../../domain/trade/shared/application-policy.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { ledgerPath, pageFor, workAreaOf, type TradePageKind } from '../../../domain/trade/shared/work-areas.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { FindSource, FoundEntry, FoundGroup } from '../../shared/found-group.ts';
import { listQuery } from './list-place.ts';

/** The page that lists an instrument by its place; what has none is in the ledger. */
const pageOfPlace = { issued: 'instruments', held: 'holdings', transit: 'acceptance', past: undefined } as const;

/** Finds applications, instruments and the companies with which one trades, on the pages that the role has. */
export class TradeSource implements FindSource {
  readonly #search: TradeSearch;
  readonly #session: SessionStore;

  constructor(search: TradeSearch, session: SessionStore) {
    this.#search = search;
    this.#session = session;
  }

  /** Whether the back end has the trade, and the role sees it. */
  get isOffered(): boolean {
    return this.#search.isOffered && mayViewTrade(this.role);
  }

  async find(query: string, signal: AbortSignal): Promise<readonly FoundGroup[]> {
    const { applications, instruments, companies, more } = await this.#search.find(query, signal);
    const [first] = applications;
    const all = more.applications ? this.pathOf(first?.kind, 'applications', query) : undefined;
    return [
      this.group(
        'finding.trade-applications',
        applications.map((each) => this.applicationEntry(each)),
        all,
      ),
      this.group(
        'finding.trade-instruments',
        instruments.map((each) => this.instrumentEntry(each)),
        this.allInstruments(instruments, more.instruments, query),
      ),
      this.group(
        'finding.trade-companies',
        companies.map(({ name, kind }) =>
          this.entry(name, name, [message('finding.trade-company')], this.pathOf(kind, 'applications', name)),
        ),
      ),
    ].filter(({ entries }) => entries.length > 0);
  }

  private allInstruments(found: readonly FoundInstrument[], isMore: boolean, query: string): string | undefined {
    const page = pageOfPlace[found[0]?.place ?? 'past'];
    return isMore && page !== undefined ? this.pathOf(found[0]?.kind, page, query) : undefined;
  }

  private applicationEntry({
    id,
    number,
    act,
    kind,
    counterpartyName,
    amount,
    dueOn,
  }: FoundApplication): FoundEntry | undefined {
    const page = kind && this.pathOf(kind, 'approval');
    const about = [
      message('finding.trade-act', { act }),
      counterpartyName,
      ...(amount.fen === 0n ? [] : [message('finding.amount', { amount: moneyToText(amount) })]),
      ...(dueOn === '' ? [] : [message('finding.due', { day: dueOn })]),
    ].filter((part) => part !== '');
    return this.entry(id, number, about, page && `${page}?id=${encodeURIComponent(id)}`);
  }

  private instrumentEntry({
    id,
    number,
    kind,
    partyName,
    amount,
    dueOn,
    place,
  }: FoundInstrument): FoundEntry | undefined {
    const page = pageOfPlace[place];
    const about = [
      message(`finding.trade-${place}`),
      partyName,
      message('finding.amount', { amount: moneyToText(amount) }),
      message('finding.due', { day: dueOn }),
    ];
    const ledger = menusAllow(this.menus, ledgerPath) ? `${ledgerPath}${queryFor(number)}` : undefined;
    return this.entry(id, number, about, page === undefined ? ledger : this.pathOf(kind, page, number));
  }

  /** An entry; none without a page that the role has. */
  private entry(
    id: string,
    name: string,
    about: readonly (string | Message)[],
    path: string | undefined,
  ): FoundEntry | undefined {
    return path === undefined ? undefined : { id, name, about, path };
  }

  private group(name: PlainKey, entries: readonly (FoundEntry | undefined)[], all?: string): FoundGroup {
    const shown = entries.filter((each) => each !== undefined);
    const last = { id: '', name: message('finding.show-all'), about: [] };
    return { name, entries: all === undefined ? shown : [...shown, { ...last, path: all }] };
  }

  /** The path of a page that the role has, narrowed to a text; undefined where it has none. */
  private pathOf(kind: InstrumentKind | undefined, page: TradePageKind, keyword = ''): string | undefined {
    const path = kind && pageFor(workAreaOf(kind), page, this.role)?.path;
    return path !== undefined && menusAllow(this.menus, path) ? `${path}${queryFor(keyword)}` : undefined;
  }

  private get menus() {
    return this.#session.who?.menus ?? [];
  }

  private get role(): string {
    return this.#session.who?.role.code ?? '';
  }
}

const queryFor = (keyword: string): string => listQuery({ keyword, page: 1, pageSize: 20 });
