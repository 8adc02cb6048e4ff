import { makeAutoObservable, runInAction } from 'mobx';
import type { HelpDesk } from '../../../application/ports/help/help-desk.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import { asPortFault } from '../../../application/ports/port-fault.ts';
import {
  findHelp,
  helpBlocks,
  helpCategories,
  type HelpCategory,
  type HelpTopic,
} from '../../../domain/help/shared/help-topic.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export const helpHomePath = '/help/index';
export const helpCentrePath = '/help-center-new/index';

/** What stands at an address of help: one question, or several. */
export interface HelpPlace {
  readonly id: string;
  readonly query: string;
  readonly category: HelpCategory | undefined;
  /** Only what shows how something is done, with pictures. */
  readonly isCollege: boolean;
}

function placeAt(search: string): HelpPlace {
  const asked = new URLSearchParams(search);
  return {
    id: (asked.get('id') ?? '').slice(0, 64),
    query: (asked.get('q') ?? '').slice(0, 100),
    category: helpCategories.find((each) => each === asked.get('category')),
    isCollege: asked.get('tab') === 'college',
  };
}

export interface HelpCentreParts {
  readonly desk: HelpDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
}

/**
 * Help: questions to look through and to search, one of them with its answer, and whether that helped (F-078, F-080).
 */
export class HelpCentre {
  topics: readonly HelpTopic[] | undefined;
  failure: Failure | undefined;
  /** What one said of the question that is open; undefined for nothing, or as long as it is not known. */
  isHelpful: boolean | undefined;
  /** What one said before is being asked for. */
  isAsking = false;
  /** What was said could not be kept. */
  opinionFailure: Failure | undefined;
  /** What is asked for. */
  place: HelpPlace = placeAt('');
  #path = helpHomePath;
  readonly #parts: HelpCentreParts;
  readonly #loading = new Latest();
  readonly #judging = new Latest();

  constructor(parts: HelpCentreParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get hasCentre(): boolean {
    return this.#parts.session.pageConfig.rightBar.hasHelpCentre;
  }

  get takesOpinions(): boolean {
    return this.#parts.desk.takesOpinions;
  }

  /** The one that is open; undefined where none is, or none has this number. */
  get topic(): HelpTopic | undefined {
    return this.topics?.find(({ id }) => id === this.place.id);
  }

  get related(): readonly HelpTopic[] {
    const { topic, topics = [] } = this;
    return (topic?.related ?? []).flatMap((id) => topics.filter((each) => each.id === id));
  }

  /** The categories in which there are questions, with how many. */
  get categories(): readonly { readonly category: HelpCategory; readonly count: number }[] {
    return helpCategories
      .map((category) => ({ category, count: this.sorted.filter((each) => each.category === category).length }))
      .filter(({ count }) => count > 0);
  }

  /** What fits what is asked for. */
  get found(): readonly HelpTopic[] {
    const { category, query } = this.place;
    return findHelp(
      this.sorted.filter((each) => category === undefined || each.category === category),
      query,
    );
  }

  /** How many questions there are on this side of the centre. */
  get total(): number {
    return this.sorted.length;
  }

  of(category: HelpCategory): readonly HelpTopic[] {
    return this.sorted.filter((each) => each.category === category);
  }

  /** The page stands at an address, for the first time or after another. */
  placed(path: string, search: string): void {
    const before = this.place;
    [this.#path, this.place] = [path, placeAt(search)];
    if (this.topics === undefined) void this.load();
    if (this.place.id !== '' && this.place.id !== before.id) void this.opinionOf(this.place.id);
  }

  left(): void {
    this.#loading.stop();
    this.#judging.stop();
  }

  async retryPressed(): Promise<void> {
    await this.load();
  }

  wanted(change: Partial<Pick<HelpPlace, 'query' | 'category' | 'isCollege'>>): void {
    const place = { ...this.place, id: '', ...change };
    this.place = place;
    this.#parts.navigator.replaceWith(this.addressOf(place));
  }

  async judged(isHelpful: boolean): Promise<void> {
    const { id } = this.place;
    const before = this.isHelpful;
    this.#judging.stop();
    [this.isHelpful, this.opinionFailure] = [isHelpful, undefined];
    try {
      await this.#parts.desk.judge(id, isHelpful);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      // The answer belongs to another question once the user has gone on.
      if (this.place.id === id)
        runInAction(() => ([this.isHelpful, this.opinionFailure] = [before, failureOf(thrown)]));
    }
  }

  private get sorted(): readonly HelpTopic[] {
    const all = this.topics ?? [];
    return this.place.isCollege
      ? all.filter(({ content }) => helpBlocks(content).some(({ kind }) => kind === 'picture'))
      : all;
  }

  private addressOf({ query, category, isCollege }: HelpPlace): string {
    const asked = new URLSearchParams();
    if (isCollege) asked.set('tab', 'college');
    if (category !== undefined) asked.set('category', category);
    if (query !== '') asked.set('q', query);
    const search = asked.toString();
    return search === '' ? this.#path : `${this.#path}?${search}`;
  }

  private async load(): Promise<void> {
    const signal = this.#loading.next();
    try {
      const topics = await this.#parts.desk.all(signal);
      if (!signal.aborted) runInAction(() => ([this.topics, this.failure] = [topics, undefined]));
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    }
  }

  /** What cannot be had leaves the question as if nothing had been said. */
  private async opinionOf(id: string): Promise<void> {
    [this.isHelpful, this.opinionFailure] = [undefined, undefined];
    if (!this.takesOpinions) return;
    this.isAsking = true;
    const signal = this.#judging.next();
    try {
      const said = await this.#parts.desk.opinion(id);
      if (!signal.aborted) runInAction(() => (this.isHelpful = said));
    } catch (thrown) {
      if (!signal.aborted) this.#parts.session.faultSeen(thrown);
    } finally {
      if (!signal.aborted) runInAction(() => (this.isAsking = false));
    }
  }
}
