import type { MessageRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';
import { randomToken } from '../../secrets.ts';
import { queueAlerts } from './queue-alerts.ts';

/** An event, as the content of a message. */
export type News = Omit<MessageRecord, 'id' | 'userId' | 'readAt' | 'settledAt' | 'matter'> & {
  /** The action that it asks of its readers; undefined for none. */
  readonly matter?: string | undefined;
  /** When the readers learnt of it in another way; undefined where they have not. */
  readonly readAt?: number | undefined;
};

/** News for some readers. */
export interface Sending {
  readonly readers: readonly { readonly userId: string }[];
  readonly news: News;
}

/**
 * Sends messages in the transaction of the event, to telephones and mailboxes too where the readers chose that, and
 * announces them to the readers' windows.
 */
export async function sendMessages(transaction: Transaction, readers: Sending['readers'], news: News): Promise<void> {
  await sendTogether(transaction, [{ readers, news }]);
}

/** As `sendMessages`, several at once. */
export async function sendTogether(transaction: Transaction, sendings: readonly Sending[]): Promise<void> {
  const messages = sendings.flatMap(({ readers, news: { matter, readAt, ...news } }) =>
    readers.map(({ userId }): MessageRecord => ({
      ...news,
      id: randomToken(18),
      userId,
      readAt,
      matter,
      settledAt: undefined,
    })),
  );
  if (messages.length === 0) return;
  await transaction.messages.saveAll(messages);
  await queueAlerts(transaction, messages);
  await transaction.announce(messages.map(({ userId }) => ({ userId, topic: 'messages' })));
}
