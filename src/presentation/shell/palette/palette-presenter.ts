import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { normaliseQuery, isSearchable } from '../../../domain/text/finding.ts';
import type { Failure } from '../../shared/failure.ts';
import type { FindSource, FoundEntry, FoundGroup } from '../../shared/found-group.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { isElsewhere } from '../../pages/product-entries.ts';
import type { PagesSource, Say } from './pages-source.ts';

/** So long one waits for the next letter before records are looked for, in milliseconds. */
const patience = 200;

export interface PaletteParts {
  readonly session: SessionStore;
  readonly navigator: Navigator;
  readonly clock: Clock;
  readonly pages: PagesSource;
  /** What was opened last. */
  readonly recent: { readonly entries: readonly FoundEntry[] };
  readonly records: FindSource & { readonly isOffered: boolean };
  /** Questions that are answered. */
  readonly topics: FindSource & { opened(): void };
}

/** An entry as it stands in the list: its place counts over all groups, from 0. */
export interface PlacedEntry extends FoundEntry {
  readonly place: number;
  /** Whether its page is one of this host's: what is done on another platform can be found, and not gone to. */
  readonly isHere: boolean;
}

export interface PlacedGroup extends Omit<FoundGroup, 'entries'> {
  readonly entries: readonly PlacedEntry[];
}

/**
 * What the header looks up: pages at once, records from the back end as one types (experience: a command palette
 * reaches every permitted page and recent package).
 */
export class PalettePresenter {
  text = '';
  /** Which of the entries Enter goes to. */
  chosen = 0;
  /** What records were last asked for; while it is not what is typed, what stands is older. */
  #asked = '';
  private looking = false;
  private say: Say = () => '';
  #stopWaiting: (() => void) | undefined;
  readonly #found: PageContent<readonly FoundGroup[]>;
  readonly #parts: PaletteParts;

  constructor(parts: PaletteParts) {
    this.#parts = parts;
    this.#found = new PageContent(parts.session, async (signal) => this.find(this.#asked, signal));
    this.#found.take([]);
    makeAutoObservable<this, 'say'>(this, { say: observableRef }, { autoBind: true, deep: false });
  }

  /** Pages that answer first; without a question what was opened last before them. */
  get groups(): readonly PlacedGroup[] {
    const { pages, recent, session } = this.#parts;
    const found =
      this.asked === ''
        ? [{ name: 'finding.recent', entries: recent.entries } as const, ...pages.find('', this.say)]
        : [...pages.find(this.asked, this.say), ...(this.#found.value ?? [])];
    let place = 0;
    return found
      .filter(({ entries }) => entries.length > 0)
      .map((group) => ({
        ...group,
        entries: group.entries.map((entry) => ({
          ...entry,
          place: place++,
          isHere: !isElsewhere(session.pageConfig, entry.path),
        })),
      }));
  }

  get count(): number {
    return this.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  }

  /** Whether more than pages can be found. */
  get offersRecords(): boolean {
    return this.#parts.records.isOffered;
  }

  /** What is typed is too little to look for records. */
  get isTooShort(): boolean {
    return this.asked !== '' && !isSearchable(this.asked);
  }

  /** Records are being looked for. */
  get searching(): boolean {
    return this.looking;
  }

  /** Why records could not be looked for. */
  get failure(): Failure | undefined {
    return this.#found.current.kind === 'failed' ? this.#found.current.failure : undefined;
  }

  get asked(): string {
    return normaliseQuery(this.text);
  }

  /** Somebody looks, in the language of these words. */
  opened(say: Say): void {
    this.say = say;
    this.#parts.topics.opened();
  }

  typed(text: string): void {
    const before = this.asked;
    this.text = text;
    if (this.asked === before) return;
    this.chosen = 0;
    this.forgotten();
    if (!isSearchable(this.asked)) return;
    this.looking = true;
    this.#stopWaiting = this.#parts.clock.wakeAfter(patience, () => void this.lookedFor());
  }

  /** Another entry is chosen, around the ends. */
  moved(step: 1 | -1): void {
    const { count } = this;
    if (count > 0) this.chosen = (this.chosen + step + count) % count;
  }

  pointedAt(place: number): void {
    this.chosen = place;
  }

  async retryPressed(): Promise<void> {
    await this.lookedFor();
  }

  /** To the chosen one; false where there is none, or none of this host's. */
  entered(): boolean {
    const entry = this.groups.flatMap(({ entries }) => entries)[this.chosen];
    if (entry?.isHere !== true) return false;
    this.#parts.navigator.goTo(entry.path);
    return true;
  }

  /** Nothing of it is kept. */
  closed(): void {
    this.forgotten();
    this.text = '';
    this.chosen = 0;
  }

  private async lookedFor(): Promise<void> {
    const { asked } = this;
    this.#asked = asked;
    this.looking = true;
    await this.#found.load();
    if (this.#asked === asked) runInAction(() => (this.looking = false));
  }

  private async find(asked: string, signal: AbortSignal): Promise<readonly FoundGroup[]> {
    const { records, topics } = this.#parts;
    const [found, answered] = await Promise.all([
      records.isOffered ? records.find(asked, signal) : [],
      topics.find(asked, signal),
    ]);
    return [...found, ...answered];
  }

  /** What is asked no more is waited for no more, and what it found is gone. */
  private forgotten(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#found.stop();
    this.#found.take([]);
    this.#asked = '';
    this.looking = false;
  }
}
