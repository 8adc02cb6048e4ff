import { postChannels, postDue, postTopicOf } from '../../../../src/domain/messages/shared/message-posts.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';
import { postChoicesOf } from './post-choices.ts';

/** Records which of the messages that are being sent also go to telephones and mailboxes, and when. */
export async function postMessages(transaction: Transaction, messages: readonly MessageRecord[]): Promise<void> {
  const unread = messages.filter(({ readAt }) => readAt === undefined);
  const choicesByUser = await postChoicesOf(transaction, [...new Set(unread.map(({ userId }) => userId))]);
  const posts = unread.flatMap(({ id, userId, matter, category, sentAt }) => {
    const choices = choicesByUser.get(userId);
    return postChannels.flatMap((what) => {
      const dueAt = choices && postDue(choices, postTopicOf({ isToDo: matter !== undefined, category }), sentAt, what);
      return dueAt === undefined
        ? []
        : [{ id: what === 'text' ? id : `${what} ${id}`, userId, what, messageId: id, address: '', dueAt, tries: 0 }];
    });
  });
  if (posts.length > 0) await transaction.posts.saveAll(posts);
}
