import type { HelpDesk } from '../../../application/ports/help/help-desk.ts';
import type { OpenHelpDesk } from '../../../application/ports/help/open-help-desk.ts';
import { helpCalls, type HelpWire } from '../../../contract/documented/help/helps.ts';
import { helpExtensions } from '../../../contract/extensions/help/help-extensions.ts';
import { helpCategories, type HelpTopic } from '../../../domain/help/shared/help-topic.ts';
import type { WireClient } from '../wire-client.ts';

const topicOf = ({ id, title, category, content, related, keywords }: HelpWire): HelpTopic => ({
  id,
  title: title ?? '',
  category: helpCategories.find((each) => each === category?.toLowerCase()),
  content: content ?? '',
  related: related ?? [],
  keywords: keywords ?? [],
});

export class WireHelpDesk implements HelpDesk, OpenHelpDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get takesOpinions(): boolean {
    return this.client.offers('help-opinions');
  }

  async topicsOfPage(path: string, signal?: AbortSignal): Promise<readonly HelpTopic[]> {
    return (await this.client.send(helpCalls.helps, { route: path }, { signal })).map(topicOf);
  }

  async allTopics(signal?: AbortSignal): Promise<readonly HelpTopic[]> {
    return (await this.client.send(helpCalls.helps, {}, { signal })).map(topicOf);
  }

  get hasVisitorTopics(): boolean {
    return this.client.offers('open-helps');
  }

  async visitorTopics(signal?: AbortSignal): Promise<readonly HelpTopic[]> {
    return !this.hasVisitorTopics
      ? []
      : (await this.client.send(helpExtensions.openHelps, {}, { signal })).map(topicOf);
  }

  async topic(id: string, signal?: AbortSignal): Promise<HelpTopic> {
    return topicOf(await this.client.send(helpCalls.help, { id }, { signal }));
  }

  async ownOpinion(id: string): Promise<boolean | undefined> {
    return (await this.client.send(helpExtensions.helpOpinion, { id })).isHelpful ?? undefined;
  }

  async saveOpinion(id: string, isHelpful: boolean): Promise<void> {
    await this.client.send(helpExtensions.judgeHelp, { id, isHelpful });
  }
}
