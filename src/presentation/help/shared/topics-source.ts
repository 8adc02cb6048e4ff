import type { HelpDesk } from '../../../application/ports/help/help-desk.ts';
import { findHelp, type HelpTopic } from '../../../domain/help/shared/help-topic.ts';
import { message } from '../../../words/catalogue.ts';
import type { FindSource, FoundGroup } from '../../shared/found-group.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { helpCentrePath, helpHomePath } from './help-centre.ts';

/** So many questions are named. */
const mostTopics = 4;

/** Questions that are answered, by words of theirs or of their answers. */
export class TopicsSource implements FindSource {
  readonly #desk: Pick<HelpDesk, 'all'>;
  readonly #session: Pick<SessionStore, 'pageConfig' | 'faultSeen'>;
  #topics: Promise<readonly HelpTopic[]> | undefined;

  constructor(desk: Pick<HelpDesk, 'all'>, session: Pick<SessionStore, 'pageConfig' | 'faultSeen'>) {
    this.#desk = desk;
    this.#session = session;
  }

  /** Somebody begins to look, maybe in another language than before. */
  opened(): void {
    this.#topics = undefined;
  }

  /** Nothing, where the questions cannot be had: whoever looks for something else goes on. */
  async find(asked: string): Promise<readonly FoundGroup[]> {
    try {
      this.#topics ??= this.#desk.all();
      const found = findHelp(await this.#topics, asked);
      const all =
        found.length > mostTopics && this.#session.pageConfig.rightBar.hasHelpCentre
          ? [
              {
                id: '',
                name: message('finding.show-all-help'),
                about: [],
                path: `${helpCentrePath}?q=${encodeURIComponent(asked)}`,
              },
            ]
          : [];
      const entries = found
        .slice(0, mostTopics)
        .map(({ id, title }) => ({ id, name: title, about: [], path: `${helpHomePath}?id=${encodeURIComponent(id)}` }));
      return entries.length === 0 ? [] : [{ name: 'finding.help', entries: [...entries, ...all] }];
    } catch (thrown) {
      this.#topics = undefined;
      this.#session.faultSeen(thrown);
      return [];
    }
  }
}
