import type { MessageDesk } from '../../../application/ports/messages/message-desk.ts';
import { messageCalls, type MessageWire } from '../../../contract/documented/messages/messages.ts';
import { isPagePath, type Message, type MessageCategory } from '../../../domain/messages/shared/message.ts';
import type { WireClient } from '../wire-client.ts';

const categories: ReadonlyMap<string, MessageCategory> = new Map([
  ['REVIEW', 'review'],
  ['FUNDS', 'funds'],
  ['AGREEMENT', 'agreement'],
  ['SYSTEM', 'system'],
]);

/** Parses a message. An unknown type becomes `system`; an address outside the portal is dropped. */
function messageOf({ messageId, messageType, title, content, sendTime, readTime, isToDo, url }: MessageWire): Message {
  return {
    id: messageId,
    category: categories.get(messageType ?? '') ?? 'system',
    title: title ?? '',
    content: content ?? '',
    sentAt: sendTime,
    isRead: readTime !== null && readTime !== undefined,
    isToDo: isToDo === true,
    path: url !== null && url !== undefined && isPagePath(url) ? url : undefined,
  };
}

export class WireMessageDesk implements MessageDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async all(signal?: AbortSignal): Promise<readonly Message[]> {
    return (
      await this.client.send(messageCalls.messages, { messageState: 'SENT', messageType: 'ALL' }, { signal })
    ).map(messageOf);
  }

  async unreadCount(signal?: AbortSignal): Promise<number> {
    return (await this.client.send(messageCalls.messageCount, {}, { signal })).count;
  }

  async markRead(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.client.send(messageCalls.markMessagesRead, { ids: [...ids] });
  }

  async markAllRead(until: number): Promise<void> {
    await this.client.send(messageCalls.markMessagesRead, { until });
  }
}
