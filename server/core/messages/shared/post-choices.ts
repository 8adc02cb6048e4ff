import { defaultPostChoices } from '../../../../src/domain/messages/shared/message-posts.ts';
import type { PostChoicesRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';

/**
 * Choices of users by their ids, in the language of each; the default ones for users who have chosen nothing. A mailbox
 * counts only once its owner has confirmed it.
 */
export async function postChoicesOf(
  transaction: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PostChoicesRecord>> {
  const kept = await transaction.postChoices.findAll(userIds);
  const chosen = new Set(kept.map(({ userId }) => userId));
  const others = userIds.filter((userId) => !chosen.has(userId));
  const mailable = new Set((await transaction.mailAddresses.findAll(others)).map(({ userId }) => userId));
  const users = await transaction.users.findAll(others);
  const usual = users.map(({ userId, mobile }): PostChoicesRecord => ({
    ...defaultPostChoices({ hasMail: mailable.has(userId), hasNumber: mobile !== '' }),
    userId,
    locale: 'zh-CN',
  }));
  return new Map([...kept, ...usual].map((each) => [each.userId, each]));
}
