import type { Table } from '../table.ts';
import type { AccountLanguageRecord, SecurityEventRecord, MailAddressRecord } from '../records/account.ts';
import type { SecurityEventKind } from '../identity/security-event-kind.ts';

export interface AccountTables {
  readonly securityEvents: Table<SecurityEventRecord> & {
    /** Events of one person's account since an instant, the newest first, and their number. */
    of(
      userId: string,
      since: number,
      page: { readonly offset: number; readonly limit: number },
    ): Promise<{ readonly total: number; readonly records: readonly SecurityEventRecord[] }>;
    /** Removes events from before an instant. */
    removeBefore(instant: number): Promise<void>;
    /** Last time that one of these events happened, by account; none for an account without one. */
    lastOf(userIds: readonly string[], whats: readonly SecurityEventKind[]): Promise<ReadonlyMap<string, number>>;
  };
  /** Keyed by account. */
  readonly mailAddresses: Table<MailAddressRecord>;
  /** Keyed by account. */
  readonly accountLanguages: Table<AccountLanguageRecord>;
}
