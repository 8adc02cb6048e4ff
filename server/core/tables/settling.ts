import type { Table } from '../table.ts';
import type { SettlementRecord } from '../records/settling.ts';

export interface SettlingTables {
  /** Keyed by company; none for one that has not begun to settle in to the partner bank. */
  readonly settlements: Table<SettlementRecord>;
}
