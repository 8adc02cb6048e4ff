import type { AlertChoicesRecord, AlertRecord, MessageRecord } from '../../../core/records/messages.ts';
import type { MessagesTables } from '../../../core/tables/messages.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function alertsTable({ table }: MemoryShelf): MessagesTables['alerts'] {
  const alerts = table<AlertRecord>((each) => each.id);
  return Object.assign(alerts, {
    due: async (now: number, most: number) =>
      alerts
        .select((each) => each.dueAt <= now)
        .toSorted((a, b) => a.dueAt - b.dueAt || (a.id < b.id ? -1 : 1))
        .slice(0, most),
  });
}

function messagesTable({ table }: MemoryShelf): MessagesTables['messages'] {
  const messages = table<MessageRecord>((each) => each.id);
  const messagesTo = (userId: string, since: number): readonly MessageRecord[] =>
    messages
      .select((each) => each.userId === userId && each.sentAt >= since)
      .toSorted((a, b) => b.sentAt - a.sentAt || (a.id < b.id ? 1 : -1));
  return Object.assign(messages, {
    of: async (userId: string, since: number, most: number) => messagesTo(userId, since).slice(0, most),
    unreadOf: async (userId: string, since: number, most: number) =>
      messagesTo(userId, since)
        .filter((each) => each.readAt === undefined && each.settledAt === undefined)
        .slice(0, most),
    markRead: async (
      userId: string,
      which: { readonly ids: readonly string[] } | { readonly until: number },
      readAt: number,
    ) => {
      const isChosen = (each: MessageRecord): boolean =>
        'ids' in which ? which.ids.includes(each.id) : each.sentAt <= which.until;
      for (const each of messages.select(
        (message) => message.userId === userId && message.readAt === undefined && isChosen(message),
      ))
        await messages.save({ ...each, readAt });
    },
    settle: async (source: string, subject: string, matters: readonly string[], settledAt: number, readBy?: string) => {
      const open = messages.select(
        (each) =>
          each.source === source &&
          each.subject === subject &&
          each.matter !== undefined &&
          matters.includes(each.matter) &&
          each.settledAt === undefined,
      );
      for (const each of open)
        await messages.save({
          ...each,
          settledAt,
          readAt: each.readAt ?? (each.userId === readBy ? settledAt : undefined),
        });
      return [...new Set(open.map(({ userId }) => userId))];
    },
    removeSentBefore: async (instant: number) => {
      for (const { id } of messages.select((each) => each.sentAt < instant)) await messages.remove(id);
    },
  });
}

export function messagesTables(shelf: MemoryShelf): MessagesTables {
  return {
    alertChoices: shelf.table<AlertChoicesRecord>((each) => each.userId),
    alerts: alertsTable(shelf),
    messages: messagesTable(shelf),
  };
}
