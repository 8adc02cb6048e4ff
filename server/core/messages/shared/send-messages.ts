import type { MessageRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';
import { randomToken } from '../../secrets.ts';
import { postMessages } from './post-messages.ts';

/** An event, as the content of a message. */
export type News = Omit<MessageRecord, 'id' | 'userId' | 'readAt' | 'settledAt' | 'matter'> & {
  /** The action that it asks of its readers; undefined for none. */
  readonly matter?: string | undefined;
  /** When the readers learnt of it otherwise; undefined where they have not. */
  readonly readAt?: number | undefined;
};

/**
 * Sends messages in the transaction of the event, to telephones and mailboxes too where the readers chose that, and
 * announces them to the readers' windows.
 */
export async function sendMessages(
  transaction: Transaction,
  readers: readonly { readonly userId: string }[],
  { matter, readAt, ...news }: News,
): Promise<void> {
  const messages = readers.map(({ userId }): MessageRecord => ({
    ...news,
    id: randomToken(18),
    userId,
    readAt,
    matter,
    settledAt: undefined,
  }));
  if (messages.length === 0) return;
  await transaction.messages.saveAll(messages);
  await postMessages(transaction, messages);
  await transaction.announce(readers.map(({ userId }) => ({ userId, topic: 'messages' })));
}
