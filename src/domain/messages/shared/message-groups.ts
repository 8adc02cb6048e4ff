import { daysBetween, shanghaiDate, type PlainDate } from '../../calendar/plain-date.ts';
import type { Message } from './message.ts';

/** Messages that stand together: what is to be done first, then day by day, the newest first. */
export interface MessageGroup {
  /** The Shanghai day on which they were sent; undefined for what is to be done. */
  readonly day: PlainDate | undefined;
  readonly messages: readonly Message[];
}

/** The groups of messages that come newest first; what is to be done stands in none of the days (checklist F-176). */
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

/** For how many days a message waits on a Shanghai day. */
export function daysWaited({ sentAt }: Pick<Message, 'sentAt'>, today: PlainDate): number {
  return Math.max(0, daysBetween(shanghaiDate(sentAt), today));
}

export const messagePeriods = [7, 30, 90] as const;
export type MessagePeriod = (typeof messagePeriods)[number];

/** What one wants to see of one's messages. */
export interface MessageFilter {
  readonly category: Message['category'] | 'todo' | 'all';
  /** A part of the title or content, whatever its case. */
  readonly keyword: string;
  readonly unreadOnly: boolean;
  /** Sent on one of so many days, today's among them. */
  readonly days: MessagePeriod;
}

/**
 * Whether a message is among those that one wants to see on a Shanghai day. What is to be done is, however old it is.
 */
export function isWanted(
  message: Message,
  { category, keyword, unreadOnly, days }: MessageFilter,
  today: PlainDate,
): boolean {
  if (category === 'todo' ? !message.isToDo : category !== 'all' && message.category !== category) return false;
  if (unreadOnly && message.isRead) return false;
  if (!message.isToDo && daysWaited(message, today) >= days) return false;
  const part = keyword.trim().toLowerCase();
  return part === '' || `${message.title}\n${message.content}`.toLowerCase().includes(part);
}
