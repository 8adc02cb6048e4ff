import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { normaliseQuery, isSearchable } from '../../../domain/text/text-search.ts';
import type { Failure } from '../../shared/failure.ts';
import type { FindSource, FoundEntry, FoundGroup } from '../../shared/found-group.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { isOnOtherPlatform } from '../../pages/product-entries.ts';
import type { PagesSource, Say } from './pages-source.ts';

/** The pause in typing after which records are searched, in milliseconds. */
const typingPause = 200;

export interface PaletteParts {
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
  readonly pages: PagesSource;
  /** The pages that were opened last. */
  readonly recent: { readonly entries: readonly FoundEntry[] };
  readonly records: FindSource & { readonly isOffered: boolean };
  readonly trade: FindSource & { readonly isOffered: boolean };
  /** Answered questions. */
  readonly topics: FindSource & { reset(): void };
}

/** An entry with its position over all groups, from 0. */
export interface PlacedEntry extends FoundEntry {
  readonly place: number;
  /** Whether this host has its page. Entries of another platform are found and cannot be opened. */
  readonly isHere: boolean;
}

export interface PlacedGroup extends Omit<FoundGroup, 'entries'> {
  readonly entries: readonly PlacedEntry[];
}

/**
 * The header's search: pages at once, and records from the back end while the user types (experience: a command palette
 * reaches every permitted page and recent package).
 */
export class PalettePresenter {
  text = '';
  /** The position of the entry that Enter opens. */
  chosen = 0;
  /** The last query for records. While it differs from the typed one, the shown records are older. */
  #searchedQuery = '';
  private isSearching = false;
  private say: Say = () => '';
  #cancelTimer: (() => void) | undefined;
  readonly #found: PageContent<readonly FoundGroup[]>;
  readonly #parts: PaletteParts;

  constructor(parts: PaletteParts) {
    this.#parts = parts;
    this.#found = new PageContent(parts.session, async (signal) => this.find(this.#searchedQuery, signal));
    this.#found.take([]);
    makeAutoObservable<this, 'say'>(this, { say: observableRef }, { autoBind: true, deep: false });
  }

  /** Matching pages come first; without a query the pages that were opened last come before them. */
  get groups(): readonly PlacedGroup[] {
    const { pages, recent, session } = this.#parts;
    const found =
      this.query === ''
        ? [{ name: 'search.recent', entries: recent.entries } as const, ...pages.find('', this.say)]
        : [...pages.find(this.query, this.say), ...(this.#found.value ?? [])];
    let place = 0;
    return found
      .filter(({ entries }) => entries.length > 0)
      .map((group) => ({
        ...group,
        entries: group.entries.map((entry) => ({
          ...entry,
          place: place++,
          isHere: !isOnOtherPlatform(session.pageConfig, entry.path),
        })),
      }));
  }

  get count(): number {
    return this.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  }

  /** Whether records can be found, besides pages. */
  get offersRecords(): boolean {
    return this.#parts.records.isOffered || this.#parts.trade.isOffered;
  }

  /** Whether the query is too short to search records. */
  get isTooShort(): boolean {
    return this.query !== '' && !isSearchable(this.query);
  }

  /** Whether records are being searched. */
  get searching(): boolean {
    return this.isSearching;
  }

  /** Why records could not be searched. */
  get failure(): Failure | undefined {
    return this.#found.current.kind === 'failed' ? this.#found.current.failure : undefined;
  }

  get query(): string {
    return normaliseQuery(this.text);
  }

  /** The search opens, in the language of `say`. */
  opened(say: Say): void {
    this.say = say;
    this.#parts.topics.reset();
  }

  typed(text: string): void {
    const before = this.query;
    this.text = text;
    if (this.query === before) return;
    this.chosen = 0;
    this.discardSearch();
    if (!isSearchable(this.query)) return;
    this.isSearching = true;
    this.#cancelTimer = this.#parts.clock.wakeAfter(typingPause, () => void this.search());
  }

  /** Moves the choice, cyclically. */
  choiceMoved(step: 1 | -1): void {
    const { count } = this;
    if (count > 0) this.chosen = (this.chosen + step + count) % count;
  }

  pointedAt(place: number): void {
    this.chosen = place;
  }

  async retryPressed(): Promise<void> {
    await this.search();
  }

  /**
   * Opens the chosen entry.
   * @returns false if there is none, or if this host does not have its page
   */
  openChosen(): boolean {
    const entry = this.groups.flatMap(({ entries }) => entries)[this.chosen];
    if (entry?.isHere !== true) return false;
    this.#parts.navigator.goTo(entry.path);
    return true;
  }

  /** Discards the search. */
  closed(): void {
    this.discardSearch();
    this.text = '';
    this.chosen = 0;
  }

  private async search(): Promise<void> {
    const { query } = this;
    this.#searchedQuery = query;
    this.isSearching = true;
    await this.#found.load();
    if (this.#searchedQuery === query) runInAction(() => (this.isSearching = false));
  }

  private async find(asked: string, signal: AbortSignal): Promise<readonly FoundGroup[]> {
    const { records, trade, topics } = this.#parts;
    const found = await Promise.all([
      records.isOffered ? records.find(asked, signal) : [],
      trade.isOffered ? trade.find(asked, signal) : [],
      topics.find(asked, signal),
    ]);
    return found.flat();
  }

  /** Abandons a search and its results. */
  private discardSearch(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    this.#found.stop();
    this.#found.take([]);
    this.#searchedQuery = '';
    this.isSearching = false;
  }
}
