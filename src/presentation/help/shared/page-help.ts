import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { HelpDesk } from '../../../application/ports/help/help-desk.ts';
import { findHelp, type HelpTopic } from '../../../domain/help/shared/help-topic.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** The questions about the present page. They are loaded once for each page, and again for another user or language. */
export class PageHelp {
  readonly #byPath = observable.map<string, readonly HelpTopic[]>({}, { deep: false });
  /** All questions; undefined until the first search. */
  all: readonly HelpTopic[] | undefined = undefined;
  readonly #requested = new Set<string>();
  /** The present page. */
  #path: string | undefined;
  readonly #desk: HelpDesk;
  readonly #session: SessionStore;

  constructor(desk: HelpDesk, session: SessionStore) {
    this.#desk = desk;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // A new session may use another language.
    reaction(
      () => session.who,
      () => this.reset(),
    );
  }

  /** Empty until loaded. */
  of(path: string): readonly HelpTopic[] {
    return this.#byPath.get(path) ?? [];
  }

  /** The questions that match a search, those of the page first; without a query those of the page. */
  find(path: string, query: string): readonly HelpTopic[] {
    const here = this.of(path);
    if (query.trim() === '') return here;
    const elsewhere = (this.all ?? []).filter(({ id }) => here.every((each) => each.id !== id));
    return [...findHelp(here, query), ...findHelp(elsewhere, query)];
  }

  /** Whether all questions are loaded. */
  get knowsAll(): boolean {
    return this.all !== undefined;
  }

  /** Loads all questions for a search. After a failure the next search loads them again. */
  async loadAll(): Promise<void> {
    const { who } = this.#session;
    if (!who || this.all !== undefined) return;
    try {
      const topics = await this.#desk.allTopics();
      if (this.#session.who === who) runInAction(() => (this.all = topics));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
    }
  }

  /** Loads the questions of a page. After a failure the next visit loads them again. */
  async pageOpened(path: string): Promise<void> {
    this.#path = path;
    const { who } = this.#session;
    if (!who || this.#requested.has(path)) return;
    this.#requested.add(path);
    try {
      const topics = await this.#desk.topicsOfPage(path);
      if (this.#session.who === who) runInAction(() => this.#byPath.set(path, topics));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      this.#requested.delete(path);
    }
  }

  private reset(): void {
    this.#requested.clear();
    this.#byPath.clear();
    this.all = undefined;
    if (this.#path !== undefined) void this.pageOpened(this.#path);
  }
}
