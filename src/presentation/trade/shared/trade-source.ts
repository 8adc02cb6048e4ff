import type {
  FoundApplication,
  FoundFinancing,
  FoundInstrument,
  TradeSearch,
} from '../../../application/ports/trade/trade-search.ts';
import { menusAllow } from '../../../domain/identity/signed-in.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import {
  ledgerPath,
  pageFor,
  tradeSideOf,
  workAreaOf,
  type TradePageKind,
} from '../../../domain/trade/shared/work-areas.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { FindSource, FoundEntry, FoundGroup } from '../../shared/found-group.ts';

/** The page that lists an instrument, by its place. An instrument without a place is in the ledger. */
const pageOfPlace = { issued: 'instruments', held: 'holdings', transit: 'acceptance', past: undefined } as const;

/**
 * The text by which a list finds the same results: the query, or the name of the company that it writes in pinyin.
 * Undefined for several words or companies, which lists cannot search.
 */
function listedText(
  query: string,
  found: readonly { readonly number: string; readonly name: string }[],
  companies: readonly { readonly name: string }[],
): string | undefined {
  const has = (text: string): boolean => text.toLowerCase().includes(query.toLowerCase());
  if (found.every(({ number, name }) => has(number) || has(name))) return query;
  const names = new Set([...companies, ...found].map(({ name }) => name));
  return names.size === 1 && !query.includes(' ') ? [...names][0] : undefined;
}

/** Whether the list of financings finds a financing by a query. It supports neither pinyin nor several words. */
const isListed = ({ number, funderName, partyName }: FoundFinancing, query: string): boolean =>
  [number, funderName, partyName].some((text) => text.toLowerCase().includes(query.toLowerCase()));

/** Finds applications, instruments, financings and trading companies, on the pages of the role. */
export class TradeSource implements FindSource {
  readonly #search: TradeSearch;
  readonly #session: SessionStore;

  constructor(search: TradeSearch, session: SessionStore) {
    this.#search = search;
    this.#session = session;
  }

  /**
   * Whether the back end offers the trade, and the role has a page of it. The ledger decides, because every such role
   * has it.
   */
  get isOffered(): boolean {
    return this.#search.isOffered && menusAllow(this.menus, ledgerPath);
  }

  async find(query: string, signal: AbortSignal): Promise<readonly FoundGroup[]> {
    const { applications, instruments, financings, companies, more } = await this.#search.find(query, signal);
    const [first] = applications;
    const inLists = (found: readonly { readonly number: string; readonly name: string }[]): string | undefined =>
      listedText(query, found, companies);
    const ofApplications = inLists(applications.map(({ number, counterpartyName: name }) => ({ number, name })));
    const ofInstruments = inLists(instruments.map(({ number, partyName: name }) => ({ number, name })));
    const all =
      more.applications && ofApplications !== undefined
        ? this.pathOf(first?.kind, 'applications', ofApplications)
        : undefined;
    return [
      this.group(
        'search.trade-applications',
        applications.map((each) => this.applicationEntry(each)),
        all,
      ),
      this.group(
        'search.trade-instruments',
        instruments.map((each) => this.instrumentEntry(each)),
        this.allInstruments(instruments, more.instruments, ofInstruments),
      ),
      this.group(
        'search.trade-financings',
        financings.map((each) => this.financingEntry(each)),
        more.financings && financings.every((each) => isListed(each, query))
          ? this.pathOf(financings[0]?.kind, 'financings', query)
          : undefined,
      ),
      this.group(
        'search.trade-companies',
        companies.map(({ name, kind }) =>
          this.entry(name, name, [message('search.trade-company')], this.pathOf(kind, 'applications', name)),
        ),
      ),
    ].filter(({ entries }) => entries.length > 0);
  }

  /** A financing: its own page, or the list if the role only sees lists. */
  private financingEntry({
    id,
    number,
    kind,
    funderName,
    partyName,
    amount,
    dueOn,
  }: FoundFinancing): FoundEntry | undefined {
    const about = [
      funderName,
      // An issuer does not see the name of every supplier.
      ...(partyName === '' ? [] : [partyName]),
      message('search.amount', { amount: moneyToText(amount) }),
      message('search.due', { day: dueOn }),
    ];
    if (tradeSideOf(this.role) === 'core')
      return this.entry(id, number, about, this.pathOf(kind, 'financings', number));
    const page = this.pathOf(kind, 'financings');
    return this.entry(id, number, about, page && `${page}?id=${encodeURIComponent(id)}`);
  }

  private allInstruments(
    found: readonly FoundInstrument[],
    isMore: boolean,
    text: string | undefined,
  ): string | undefined {
    const page = pageOfPlace[found[0]?.place ?? 'past'];
    return isMore && page !== undefined && text !== undefined ? this.pathOf(found[0]?.kind, page, text) : undefined;
  }

  private applicationEntry({
    id,
    number,
    kind,
    counterpartyName,
    amount,
    dueOn,
  }: FoundApplication): FoundEntry | undefined {
    const page = kind && this.pathOf(kind, 'approval');
    const about = [
      counterpartyName,
      ...(amount.fen === 0n ? [] : [message('search.amount', { amount: moneyToText(amount) })]),
      ...(dueOn === '' ? [] : [message('search.due', { day: dueOn })]),
    ].filter((part) => part !== '');
    return this.entry(id, number, about, page && `${page}?id=${encodeURIComponent(id)}`);
  }

  /** An instrument: its own page, or its list if the menus have no such page. */
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
      message(`search.trade-${place}`),
      partyName,
      message('search.amount', { amount: moneyToText(amount) }),
      message('search.due', { day: dueOn }),
    ];
    const own = this.pathOf(kind, 'instrument');
    const ledger = menusAllow(this.menus, ledgerPath) ? `${ledgerPath}${queryFor(number)}` : undefined;
    const listed = page === undefined ? ledger : this.pathOf(kind, page, number);
    return this.entry(id, number, about, own === undefined ? listed : `${own}?id=${encodeURIComponent(id)}`);
  }

  /** An entry; none if the role does not have its page. */
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
    const last = { id: '', name: message('search.show-all'), about: [] };
    return { name, entries: all === undefined ? shown : [...shown, { ...last, path: all }] };
  }

  /** The path of a page of the role, filtered by a text; undefined if the role does not have it. */
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

const queryFor = (keyword: string): string =>
  keyword === '' ? '' : `?${new URLSearchParams({ q: keyword }).toString()}`;
