import type { Table } from '../table.ts';
import type { LeaseRecord, CallCountRecord, ReceiptRecord, KeyedCallRecord } from '../records/common.ts';
import type { AnnouncementTopic } from '../../../src/domain/identity/announcement-topic.ts';

export interface CommonTables {
  /** `removeEndedBefore` removes leases that ended before the instant. */
  readonly leases: Table<LeaseRecord> & { removeEndedBefore(instant: number): Promise<void> };
  readonly callCounts: Table<CallCountRecord> & { removeEndedBefore(instant: number): Promise<void> };
  readonly receipts: Table<ReceiptRecord>;
  readonly keyedCalls: Table<KeyedCallRecord> & {
    /** Removes requests that began before the instant. */
    removeBegunBefore(instant: number): Promise<void>;
  };
  /** Small facts of the installation, such as the sandbox's clock offset. */
  readonly facts: {
    read(name: string): Promise<unknown>;
    /** As `read`, several at once, in the order of their names. */
    readAll(names: readonly string[]): Promise<readonly unknown[]>;
    /**
     * As `read`, and prevents other transactions from writing the fact until this one ends, whether or not it exists.
     */
    lock(name: string): Promise<unknown>;
    write(name: string, value: unknown): Promise<void>;
  };
  /**
   * Notifies users on all servers where they listen: when the transaction is committed, and not at all if it is rolled
   * back.
   */
  announce(announcements: readonly Announcement[]): Promise<void>;
  /**
   * Reads data of the companies that take part in an act together: the companies, their standing and certification,
   * their people with open delegations and choices of posts, and some facts. Later reads of the transaction return
   * these values, until it locks or writes them.
   */
  prefetchParties(companyIds: readonly string[], factNames: readonly string[]): Promise<void>;
  /** Whether the transaction has written a record so far; one that is only locked does not count. */
  hasWritten(): Promise<boolean>;
  /** The next number of a named series, from 1; each number is given once. */
  nextNumber(series: string): Promise<number>;
}

/** Notice that something changed for a user: its topic, without the content. */
export interface Announcement {
  readonly userId: string;
  readonly topic: AnnouncementTopic;
}
