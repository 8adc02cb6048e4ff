import { messageDays, maxMessages } from '../../../../src/domain/messages/shared/message.ts';
import type { Transaction } from '../../store.ts';

/** A request about a subject that messages made. */
export interface AskedMatter {
  readonly source: string;
  readonly subject: string;
  readonly matter: string;
}

/** Marks messages that asked a person for an action as read, because that person has done it. */
export async function readHandled(
  transaction: Transaction,
  userId: string,
  { source, subject, matter }: AskedMatter,
  at: number,
): Promise<void> {
  const unread = await transaction.messages.unreadOf(userId, at - messageDays * 86_400_000, maxMessages);
  const ids = unread
    .filter((each) => each.source === source && each.subject === subject && each.matter === matter)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction.messages.markRead(userId, { ids }, at);
  await transaction.announce([{ userId, topic: 'messages' }]);
}

/**
 * Settles messages that asked for an action, and announces it to their readers' windows. `readBy`: the person who did
 * it and has thereby read the messages; undefined for nobody.
 */
export async function settleMessages(
  transaction: Transaction,
  { source, subject, matter }: AskedMatter,
  at: number,
  readBy?: string,
): Promise<void> {
  const asked = await transaction.messages.settle(source, subject, [matter], at, readBy);
  await transaction.announce(asked.map((userId) => ({ userId, topic: 'messages' })));
}
