import { PostgresTable } from '../../postgres-table.ts';
import { settlementMapping } from './settlements.ts';
import type { SettlingTables } from '../../../../core/tables/settling.ts';
import type { Connection } from '../../database.ts';

export function settlingTables(connection: Connection): SettlingTables {
  return { settlements: new PostgresTable(connection, settlementMapping) };
}
