import { daysBetween, shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import type { Message } from './message.ts';

/** A group of messages: tasks first, then one group for each day, the newest first. */
export interface MessageGroup {
  /** The Shanghai day on which they were sent; undefined for tasks. */
  readonly day: PlainDate | undefined;
  readonly messages: readonly Message[];
}

/** Groups messages that are sorted with the newest first. Tasks are in no group of a day (checklist F-176). */
export function messageGroups(messages: readonly Message[]): readonly MessageGroup[] {
  const toDo = messages.filter(({ isToDo }) => isToDo);
  const days = new Map<PlainDate, Message[]>();
  for (const message of messages.filter(({ isToDo }) => !isToDo)) {
    const day = shanghaiDate(message.sentAt);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [
    ...(toDo.length > 0 ? [{ day: undefined, messages: toDo }] : []),
    ...[...days].map(([day, each]) => ({ day, messages: each })),
  ];
}

/** Days for which a message has waited on a Shanghai day. */
export function waitingDays({ sentAt }: Pick<Message, 'sentAt'>, today: PlainDate): number {
  return Math.max(0, daysBetween(shanghaiDate(sentAt), today));
}

export const messagePeriods = [7, 30, 90] as const;
export type MessagePeriod = (typeof messagePeriods)[number];

/** Filter of messages. */
export interface MessageFilter {
  readonly category: Message['category'] | 'todo' | 'all';
  /** Part of the title or content, regardless of case. */
  readonly keyword: string;
  readonly unreadOnly: boolean;
  /** Number of days, including today, within which it was sent. */
  readonly days: MessagePeriod;
}

/** Whether a message matches the filter on a Shanghai day. The age of a task does not count. */
export function matchesFilter(
  message: Message,
  { category, keyword, unreadOnly, days }: MessageFilter,
  today: PlainDate,
): boolean {
  if (category === 'todo' ? !message.isToDo : category !== 'all' && message.category !== category) return false;
  if (unreadOnly && message.isRead) return false;
  if (!message.isToDo && waitingDays(message, today) >= days) return false;
  const part = keyword.trim().toLowerCase();
  return part === '' || `${message.title}\n${message.content}`.toLowerCase().includes(part);
}
