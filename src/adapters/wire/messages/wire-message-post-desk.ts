import type { ChosenPosts, MessagePostDesk } from '../../../application/ports/messages/message-post-desk.ts';
import { messagePostExtensions } from '../../../contract/extensions/messages/message-post-extensions.ts';
import type { PostChoices } from '../../../domain/messages/shared/message-posts.ts';
import type { WireClient } from '../wire-client.ts';

export class WireMessagePostDesk implements MessagePostDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get isOffered(): boolean {
    return this.client.offers('message-posts');
  }

  async choices(signal?: AbortSignal): Promise<ChosenPosts> {
    return this.client.send(messagePostExtensions.messagePosts, {}, { signal });
  }

  async choose({ modes, mails, hour, quietNights }: PostChoices): Promise<void> {
    await this.client.send(messagePostExtensions.chooseMessagePosts, { modes, mails, hour, quietNights });
  }
}
