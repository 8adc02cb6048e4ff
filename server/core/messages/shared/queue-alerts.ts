import { alertChannels, alertDueAt, alertTopicOf } from '../../../../src/domain/messages/shared/message-alerts.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { Transaction } from '../../store.ts';
import { alertChoicesOf } from './alert-choices.ts';

/** Records which of the messages that are being sent also go to telephones and mailboxes, and when. */
export async function queueAlerts(transaction: Transaction, messages: readonly MessageRecord[]): Promise<void> {
  const unread = messages.filter(({ readAt }) => readAt === undefined);
  const choicesByUser = await alertChoicesOf(transaction, [...new Set(unread.map(({ userId }) => userId))]);
  const alerts = unread.flatMap(({ id, userId, matter, category, sentAt }) => {
    const choices = choicesByUser.get(userId);
    return alertChannels.flatMap((what) => {
      const dueAt =
        choices && alertDueAt(choices, alertTopicOf({ isToDo: matter !== undefined, category }), sentAt, what);
      return dueAt === undefined
        ? []
        : [{ id: what === 'text' ? id : `${what} ${id}`, userId, what, messageId: id, address: '', dueAt, tries: 0 }];
    });
  });
  if (alerts.length > 0) await transaction.alerts.saveAll(alerts);
}
