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
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export const helpHomePath = '/help/index';
export const helpCentrePath = '/help-center-new/index';

/** The question or the search that an address of help names. */
export interface HelpPlace {
  readonly id: string;
  readonly query: string;
  readonly category: HelpCategory | undefined;
  /** Whether only answers with pictures are shown. */
  readonly isCollege: boolean;
}

function placeAt(search: string): HelpPlace {
  const query = new URLSearchParams(search);
  return {
    id: (query.get('id') ?? '').slice(0, 64),
    query: (query.get('q') ?? '').slice(0, 100),
    category: helpCategories.find((each) => each === query.get('category')),
    isCollege: query.get('tab') === 'college',
  };
}

export interface HelpCentreParts {
  readonly desk: HelpDesk;
  readonly session: SessionStore;
  readonly navigator: Navigator;
}

/**
 * The help centre: questions to browse and to search, one question with its answer, and whether the answer helped
 * (F-078, F-080).
 */
export class HelpCentre {
  topics: readonly HelpTopic[] | undefined;
  failure: Failure | undefined;
  /** The user's opinion on the open question; undefined if there is none, or while unknown. */
  isHelpful: boolean | undefined;
  /** Whether the user's earlier opinion is being loaded. */
  isAsking = false;
  /** Why the opinion could not be stored. */
  opinionFailure: Failure | undefined;
  /** The question or search of the address. */
  place: HelpPlace = placeAt('');
  #path = helpHomePath;
  readonly #parts: HelpCentreParts;
  readonly #loading = new LatestRequest();
  readonly #judging = new LatestRequest();

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

  /** The open question; undefined if there is none, or none has this id. */
  get topic(): HelpTopic | undefined {
    return this.topics?.find(({ id }) => id === this.place.id);
  }

  get related(): readonly HelpTopic[] {
    const { topic, topics = [] } = this;
    return (topic?.related ?? []).flatMap((id) => topics.filter((each) => each.id === id));
  }

  /** The categories that have questions, with their numbers. */
  get categories(): readonly { readonly category: HelpCategory; readonly count: number }[] {
    return helpCategories
      .map((category) => ({ category, count: this.shownTopics.filter((each) => each.category === category).length }))
      .filter(({ count }) => count > 0);
  }

  /** The questions that match the search. */
  get found(): readonly HelpTopic[] {
    const { category, query } = this.place;
    return findHelp(
      this.shownTopics.filter((each) => category === undefined || each.category === category),
      query,
    );
  }

  /** How many questions this side of the centre has. */
  get total(): number {
    return this.shownTopics.length;
  }

  of(category: HelpCategory): readonly HelpTopic[] {
    return this.shownTopics.filter((each) => each.category === category);
  }

  /** Shows what an address names. */
  addressChanged(path: string, search: string): void {
    const before = this.place;
    [this.#path, this.place] = [path, placeAt(search)];
    if (this.topics === undefined) void this.load();
    if (this.place.id !== '' && this.place.id !== before.id) void this.loadOpinion(this.place.id);
  }

  left(): void {
    this.#loading.stop();
    this.#judging.stop();
  }

  async retryPressed(): Promise<void> {
    await this.load();
  }

  placeChosen(change: Partial<Pick<HelpPlace, 'query' | 'category' | 'isCollege'>>): void {
    const place = { ...this.place, id: '', ...change };
    this.place = place;
    this.#parts.navigator.replaceWith(this.addressOf(place));
  }

  async opinionGiven(isHelpful: boolean): Promise<void> {
    const { id } = this.place;
    const before = this.isHelpful;
    this.#judging.stop();
    [this.isHelpful, this.opinionFailure] = [isHelpful, undefined];
    try {
      await this.#parts.desk.saveOpinion(id, isHelpful);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      // The answer belongs to another question once the user has gone on.
      if (this.place.id === id)
        runInAction(() => ([this.isHelpful, this.opinionFailure] = [before, failureOf(thrown)]));
    }
  }

  private get shownTopics(): readonly HelpTopic[] {
    const all = this.topics ?? [];
    return this.place.isCollege
      ? all.filter(({ content }) => helpBlocks(content).some(({ kind }) => kind === 'picture'))
      : all;
  }

  private addressOf({ query, category, isCollege }: HelpPlace): string {
    const search = new URLSearchParams();
    if (isCollege) search.set('tab', 'college');
    if (category !== undefined) search.set('category', category);
    if (query !== '') search.set('q', query);
    const text = search.toString();
    return text === '' ? this.#path : `${this.#path}?${text}`;
  }

  private async load(): Promise<void> {
    const signal = this.#loading.next();
    try {
      const topics = await this.#parts.desk.allTopics(signal);
      if (!signal.aborted) runInAction(() => ([this.topics, this.failure] = [topics, undefined]));
    } catch (thrown) {
      if (signal.aborted || asPortFault(thrown).kind === 'cancelled') return;
      this.#parts.session.faultSeen(thrown);
      runInAction(() => (this.failure = failureOf(thrown)));
    }
  }

  /** Loads the user's opinion. After a failure the question is shown without one. */
  private async loadOpinion(id: string): Promise<void> {
    [this.isHelpful, this.opinionFailure] = [undefined, undefined];
    if (!this.takesOpinions) return;
    this.isAsking = true;
    const signal = this.#judging.next();
    try {
      const opinion = await this.#parts.desk.ownOpinion(id);
      if (!signal.aborted) runInAction(() => (this.isHelpful = opinion));
    } catch (thrown) {
      if (!signal.aborted) this.#parts.session.faultSeen(thrown);
    } finally {
      if (!signal.aborted) runInAction(() => (this.isAsking = false));
    }
  }
}
