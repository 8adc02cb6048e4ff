import type { FoundRecords, RecordsSearch } from '../../../application/ports/evidence/records-search.ts';
import { emptyFilter } from '../../../application/ports/evidence/package-list.ts';
import { sideOf, stageOf } from '../../../domain/evidence/materials/package-stage.ts';
import { displayStateOf } from '../../../domain/evidence/materials/package-state.ts';
import { scopeOf } from '../../../domain/evidence/shared/shelf.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import { mayWithPackages } from '../../../domain/evidence/shared/package-permissions.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';
import type { FindSource, FoundEntry, FoundGroup } from '../../shared/found-group.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { bookTitles } from './book-titles.ts';
import { addressOfPlace, firstPlace } from './list-address.ts';
import { indexPathsOf, pathsOf } from './package-paths.ts';
import { stateWords } from './package-state-words.ts';
import { receivableAddress } from './receivable-address.ts';

/**
 * Finds packages, receivables, invoices, contracts and companies, as far as the role may see them and the back end
 * searches them.
 */
export class RecordsSource implements FindSource {
  readonly #search: RecordsSearch;
  readonly #session: SessionStore;

  constructor(search: RecordsSearch, session: SessionStore) {
    this.#search = search;
    this.#session = session;
  }

  /** Whether the back end searches records, and the role may see any. */
  get isOffered(): boolean {
    return this.#search.isOffered && mayWithPackages(this.#session.who, 'view');
  }

  async find(query: string, signal: AbortSignal): Promise<readonly FoundGroup[]> {
    const found = await this.#search.find(query, signal);
    const { packages, receivables, documents, parties, books, more, unlisted } = found;
    const group = (
      name: PlainKey,
      entries: readonly FoundEntry[],
      all?: string,
      allWords: PlainKey = 'search.show-all',
    ): FoundGroup => ({
      name,
      entries: all === undefined ? entries : [...entries, { id: '', name: message(allWords), about: [], path: all }],
    });
    return [
      group(
        'search.packages',
        packages.map((each) => this.packageEntry(each)),
        ...(unlisted?.packages === true
          ? ([this.listOf({}), 'search.more-unlisted'] as const)
          : [more.packages ? this.listOf(books.length > 0 ? { books } : { keyword: query }) : undefined]),
      ),
      group(
        'search.documents',
        documents.map((each) => this.documentEntry(each)),
      ),
      group(
        'search.receivables',
        receivables.map((each) => this.receivableEntry(each)),
        ...(unlisted?.receivables === true
          ? ([receivableAddress(), 'search.more-unlisted'] as const)
          : [more.receivables ? receivableAddress({ keyword: query }) : undefined]),
      ),
      group(
        'search.companies',
        parties.map((name) => ({
          id: name,
          name,
          about: [message('search.company-packages')],
          path: this.listOf({ counterparty: name }),
        })),
      ),
    ].filter(({ entries }) => entries.length > 0);
  }

  /** The present holder; empty if there is none, or if the package may have been paid out. */
  private holderWords({ state, isFunded }: FoundRecords['packages'][number]): readonly Message[] {
    const side = sideOf(stageOf({ state, fundedAt: undefined }));
    if (side === 'nobody' || (side === 'funder' && isFunded !== false)) return [];
    return [message(`search.with-${side}`)];
  }

  private packageEntry(found: FoundRecords['packages'][number]): FoundEntry {
    const { packageId, book, state, party, amount, madeOn, otherNames = [] } = found;
    return {
      id: packageId,
      name: packageId,
      about: [
        stateWords(displayStateOf(state), state),
        ...this.holderWords(found),
        message(bookTitles[book].name),
        party,
        ...otherNames,
        message('search.amount', { amount: moneyToText(amount) }),
        ...(madeOn === undefined ? [] : [message('search.made', { day: madeOn })]),
      ],
      path: pathsOf(book).detail(packageId),
    };
  }

  private documentEntry({ kind, number, packageId, book, amount }: FoundRecords['documents'][number]): FoundEntry {
    return {
      id: `${kind} ${number} ${packageId}`,
      name: number,
      about: [
        message(kind === 'invoice' ? 'search.invoice-in' : 'search.contract-in', { package: packageId }),
        ...(amount === undefined ? [] : [message('search.amount-with-tax', { amount: moneyToText(amount) })]),
      ],
      path: pathsOf(book).detail(packageId),
    };
  }

  private receivableEntry({ number, book, party, amount, dueDate }: FoundRecords['receivables'][number]): FoundEntry {
    return {
      id: `${book} ${number}`,
      name: number,
      about: [
        message(bookTitles[book].name),
        party,
        message('search.amount', { amount: moneyToText(amount) }),
        message('search.due', { day: dueDate }),
      ],
      path: receivableAddress({ keyword: number }),
    };
  }

  private listOf(filter: {
    readonly keyword?: string;
    readonly counterparty?: string;
    readonly books?: FoundRecords['books'];
  }): string {
    return (
      indexPathsOf(scopeOf(this.role, undefined)).list +
      addressOfPlace({ ...firstPlace, filter: { ...emptyFilter, ...filter } })
    );
  }

  private get role(): string {
    return this.#session.who?.role.code ?? '';
  }
}
