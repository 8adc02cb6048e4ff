import type { Message } from '../../../domain/messages/shared/message.ts';

/**
 * What whoever is signed in is told, in their present role (document 1, section 7, `sys/messages`; checklist area P).
 */
export interface MessageDesk {
  /** The newest first: those of the last 90 days, 500 at most. */
  all(signal?: AbortSignal): Promise<readonly Message[]>;
  /** How many of them were not read. */
  unreadCount(signal?: AbortSignal): Promise<number>;
  /** Some were read. Numbers that are not one's own change nothing. */
  markRead(ids: readonly string[]): Promise<void>;
  /** All that were sent until an instant were read, in milliseconds: what came since is new. */
  markAllRead(until: number): Promise<void>;
}
