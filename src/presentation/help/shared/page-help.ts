import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { HelpDesk } from '../../../application/ports/help/help-desk.ts';
import { findHelp, type HelpTopic } from '../../../domain/help/shared/help-topic.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/**
 * What is asked at the page where one is: fetched once for each page, and again for whoever comes, and in another
 * language.
 */
export class PageHelp {
  readonly #byPath = observable.map<string, readonly HelpTopic[]>({}, { deep: false });
  /** Every question that there is; undefined until somebody searches. */
  all: readonly HelpTopic[] | undefined = undefined;
  readonly #asked = new Set<string>();
  /** Where one is. */
  #path: string | undefined;
  readonly #desk: HelpDesk;
  readonly #session: SessionStore;

  constructor(desk: HelpDesk, session: SessionStore) {
    this.#desk = desk;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    // A session that was loaded anew may speak another language.
    reaction(
      () => session.who,
      () => this.begun(),
    );
  }

  /** Empty while nothing is known. */
  of(path: string): readonly HelpTopic[] {
    return this.#byPath.get(path) ?? [];
  }

  /** What fits a search, the page's own first; all that is asked at the page where nothing is searched for. */
  found(path: string, query: string): readonly HelpTopic[] {
    const here = this.of(path);
    if (query.trim() === '') return here;
    const elsewhere = (this.all ?? []).filter(({ id }) => here.every((each) => each.id !== id));
    return [...findHelp(here, query), ...findHelp(elsewhere, query)];
  }

  /** Whether a search has looked through everything. */
  get knowsAll(): boolean {
    return this.all !== undefined;
  }

  /** Somebody is about to search. What cannot be had is asked for again the next time. */
  async searched(): Promise<void> {
    const { who } = this.#session;
    if (!who || this.all !== undefined) return;
    try {
      const topics = await this.#desk.all();
      if (this.#session.who === who) runInAction(() => (this.all = topics));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
    }
  }

  /** Somebody is at a page. What cannot be had is asked for again the next time. */
  async placed(path: string): Promise<void> {
    this.#path = path;
    const { who } = this.#session;
    if (!who || this.#asked.has(path)) return;
    this.#asked.add(path);
    try {
      const topics = await this.#desk.ofPage(path);
      if (this.#session.who === who) runInAction(() => this.#byPath.set(path, topics));
    } catch (thrown) {
      this.#session.faultSeen(thrown);
      this.#asked.delete(path);
    }
  }

  private begun(): void {
    this.#asked.clear();
    this.#byPath.clear();
    this.all = undefined;
    if (this.#path !== undefined) void this.placed(this.#path);
  }
}
