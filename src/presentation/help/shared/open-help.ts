import { makeAutoObservable, runInAction } from 'mobx';
import type { OpenHelpDesk } from '../../../application/ports/help/open-help-desk.ts';
import { findHelp, type HelpTopic } from '../../../domain/help/shared/help-topic.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { LatestRequest } from '../../shared/latest.ts';

/** Help for a user who cannot sign in: a few questions with their answers, which can be searched. */
export class OpenHelp {
  topics: readonly HelpTopic[] | undefined;
  failure: Failure | undefined;
  query = '';
  readonly #desk: OpenHelpDesk;
  readonly #loading = new LatestRequest();

  constructor(desk: OpenHelpDesk) {
    this.#desk = desk;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Whether there is anything to search. */
  get isOffered(): boolean {
    return this.#desk.hasVisitorTopics;
  }

  get found(): readonly HelpTopic[] {
    return findHelp(this.topics ?? [], this.query);
  }

  /** Whether the search matches a single question. Its answer is then shown at once. */
  isOnly(id: string): boolean {
    return this.query.trim() !== '' && this.found.length === 1 && this.found[0]?.id === id;
  }

  queryTyped(query: string): void {
    this.query = query;
  }

  async opened(): Promise<void> {
    const signal = this.#loading.next();
    this.failure = undefined;
    try {
      const topics = await this.#desk.visitorTopics(signal);
      if (!signal.aborted) runInAction(() => (this.topics = topics));
    } catch (thrown) {
      if (!signal.aborted) runInAction(() => (this.failure = failureOf(thrown)));
    }
  }

  left(): void {
    this.#loading.stop();
  }
}
