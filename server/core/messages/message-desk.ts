import { messageDays, maxMessages } from '../../../src/domain/messages/shared/message.ts';
import type { Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import type { MessageSource, ShownMessage } from './shared/message-source.ts';

const day = 86_400_000;

/** Names of the categories on the wire (document 1, section 7). */
const wireTypes = { review: 'REVIEW', funds: 'FUNDS', agreement: 'AGREEMENT', system: 'SYSTEM' } as const;

/** Messages to users, from all parts of the back end (checklist area P). */
export function messageDesk(
  { store, clock }: Parts,
  sources: readonly MessageSource[],
): Desk<'messages' | 'markMessagesRead' | 'messageCount'> {
  const byName = new Map(sources.map((source) => [source.name, source]));

  async function toVisible(
    transaction: Transaction,
    records: readonly MessageRecord[],
    caller: Caller,
  ): Promise<readonly ShownMessage[]> {
    const shown = await Promise.all(
      sources.map(async (source) =>
        source.visibleMessages(
          transaction,
          records.filter((each) => each.source === source.name),
          caller,
        ),
      ),
    );
    const byId = new Map(shown.flat().map((each) => [each.record.id, each]));
    return records.flatMap(({ id }) => byId.get(id) ?? []);
  }

  const since = (): number => clock.now() - messageDays * day;

  return {
    messages: async ({ messageState, messageType }, context) => {
      const caller = callerOf(context);
      // Only sent messages can be read.
      if (messageState !== 'SENT') return [];
      const shown = await store.transaction(async (transaction) =>
        toVisible(transaction, await transaction.messages.of(caller.user.userId, since(), maxMessages), caller),
      );
      return shown
        .filter(({ record }) => messageType === 'ALL' || wireTypes[record.category] === messageType)
        .map(({ record, waits, path }) => ({
          messageId: record.id,
          messageType: wireTypes[record.category],
          ...(byName.get(record.source)?.toWords(record, context.locale) ?? { title: '', content: '' }),
          sendTime: record.sentAt,
          // A message that no longer asks for anything is news that need not be read (decision 0200).
          readTime: record.readAt ?? record.settledAt,
          isToDo: waits,
          url: path,
        }));
    },

    markMessagesRead: async ({ ids, until }, context) => {
      const { user } = callerOf(context);
      if ((ids === undefined) === (until === undefined))
        throw new Refusal('REQUEST_INVALID', { field: ids === undefined ? 'ids' : 'until' });
      // An instant in the future, or out of range, means now.
      const which = ids === undefined ? { until: Math.min(until ?? 0, clock.now()) } : { ids };
      await store.transaction(async ({ messages }) => messages.markRead(user.userId, which, clock.now()));
      return null;
    },

    messageCount: async (_request, context) => {
      const caller = callerOf(context);
      const unread = await store.transaction(async (transaction) =>
        toVisible(transaction, await transaction.messages.unreadOf(caller.user.userId, since(), maxMessages), caller),
      );
      return { count: unread.length };
    },
  };
}
