import type { SettlementRecord } from '../../../core/records/settling.ts';
import type { SettlingTables } from '../../../core/tables/settling.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

export function settlingTables(shelf: MemoryShelf): SettlingTables {
  return { settlements: shelf.table<SettlementRecord>((each) => each.pkCorp) };
}
