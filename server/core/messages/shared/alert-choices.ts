import { defaultAlertChoices } from '../../../../src/domain/messages/shared/message-alerts.ts';
import type { AlertChoicesRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';

/**
 * Choices of users by their ids, in the language of each; the default ones for users who have chosen nothing. A mailbox
 * counts only once its owner has confirmed it.
 */
export async function alertChoicesOf(
  transaction: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, AlertChoicesRecord>> {
  const kept = await transaction.alertChoices.findAll(userIds);
  const chosen = new Set(kept.map(({ userId }) => userId));
  const others = userIds.filter((userId) => !chosen.has(userId));
  const mailable = new Set((await transaction.mailAddresses.findAll(others)).map(({ userId }) => userId));
  const users = await transaction.users.findAll(others);
  const usual = users.map(({ userId, mobile }): AlertChoicesRecord => ({
    ...defaultAlertChoices({ hasMail: mailable.has(userId), hasNumber: mobile !== '' }),
    userId,
    locale: 'zh-CN',
  }));
  return new Map([...kept, ...usual].map((each) => [each.userId, each]));
}
