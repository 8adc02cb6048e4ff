import type { Message } from '../../../domain/messages/shared/message.ts';

/** Messages to the signed-in user in their current role (document 1, section 7, `sys/messages`; checklist area P). */
export interface MessageDesk {
  /** The newest first: those of the last 90 days, 500 at most. */
  all(signal?: AbortSignal): Promise<readonly Message[]>;
  /** Number of unread messages. */
  unreadCount(signal?: AbortSignal): Promise<number>;
  /** Marks messages as read. Ids of other users are ignored. */
  markRead(ids: readonly string[]): Promise<void>;
  /** Marks all messages sent until an instant (milliseconds) as read. */
  markAllRead(until: number): Promise<void>;
}
