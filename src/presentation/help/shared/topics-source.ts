import type { HelpDesk } from '../../../application/ports/help/help-desk.ts';
import { findHelp, type HelpTopic } from '../../../domain/help/shared/help-topic.ts';
import { message } from '../../../words/catalogue.ts';
import type { FindSource, FoundGroup } from '../../shared/found-group.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { helpCentrePath, helpHomePath } from './help-centre.ts';

/** How many questions a search lists. */
const shownTopics = 4;

/** Finds answered questions, by words of the question or the answer. */
export class TopicsSource implements FindSource {
  readonly #desk: Pick<HelpDesk, 'allTopics'>;
  readonly #session: Pick<SessionStore, 'pageConfig' | 'faultSeen'>;
  #topics: Promise<readonly HelpTopic[]> | undefined;

  constructor(desk: Pick<HelpDesk, 'allTopics'>, session: Pick<SessionStore, 'pageConfig' | 'faultSeen'>) {
    this.#desk = desk;
    this.#session = session;
  }

  /** A search begins, perhaps in another language than before. */
  reset(): void {
    this.#topics = undefined;
  }

  /** Finds questions; none after a failure, so that other results are still shown. */
  async find(query: string): Promise<readonly FoundGroup[]> {
    try {
      this.#topics ??= this.#desk.allTopics();
      const found = findHelp(await this.#topics, query);
      const all =
        found.length > shownTopics && this.#session.pageConfig.rightBar.hasHelpCentre
          ? [
              {
                id: '',
                name: message('search.show-all-help'),
                about: [],
                path: `${helpCentrePath}?q=${encodeURIComponent(query)}`,
              },
            ]
          : [];
      const entries = found
        .slice(0, shownTopics)
        .map(({ id, title }) => ({ id, name: title, about: [], path: `${helpHomePath}?id=${encodeURIComponent(id)}` }));
      return entries.length === 0 ? [] : [{ name: 'search.help', entries: [...entries, ...all] }];
    } catch (thrown) {
      this.#topics = undefined;
      this.#session.faultSeen(thrown);
      return [];
    }
  }
}
