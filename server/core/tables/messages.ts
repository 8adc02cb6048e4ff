import type { Table } from '../table.ts';
import type { MessageRecord, AlertChoicesRecord, AlertRecord } from '../records/messages.ts';

export interface MessagesTables {
  readonly messages: Table<MessageRecord> & {
    /** Messages to one person since an instant, the newest first, at most `most` of them. */
    of(userId: string, since: number, most: number): Promise<readonly MessageRecord[]>;
    /** As `of`, only those that the person has not read, and whose matter is not done. */
    unreadOf(userId: string, since: number, most: number): Promise<readonly MessageRecord[]>;
    /**
     * Marks messages to one person as read at an instant: some of them, or all that were sent until another instant.
     * Messages that were read before keep their time.
     */
    markRead(
      userId: string,
      which: { readonly ids: readonly string[] } | { readonly until: number },
      readAt: number,
    ): Promise<void>;
    /**
     * Settles what messages asked about a subject; the messages to the person who did it are marked as read. Returns
     * the accounts that were asked until now.
     */
    settle(
      source: string,
      subject: string,
      matters: readonly string[],
      settledAt: number,
      readBy?: string,
    ): Promise<readonly string[]>;
    /** Removes messages that were sent before an instant. */
    removeSentBefore(instant: number): Promise<void>;
  };
  /** Keyed by account. */
  readonly alertChoices: Table<AlertChoicesRecord>;
  /** `due`: those whose time has come, the oldest first, at most this many. */
  readonly alerts: Table<AlertRecord> & { due(now: number, most: number): Promise<readonly AlertRecord[]> };
}
