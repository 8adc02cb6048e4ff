import { PostgresPlatforms, platformMapping } from './platforms.ts';
import { PostgresTable } from '../../postgres-table.ts';
import { versionReturnMapping } from './version-returns.ts';
import { PostgresHandOvers, handOverMapping } from './hand-overs.ts';
import type { ShellTables } from '../../../../core/tables/shell.ts';
import type { Connection } from '../../database.ts';

export function shellTables(connection: Connection): ShellTables {
  return {
    platforms: new PostgresPlatforms(connection, platformMapping),
    versionReturns: new PostgresTable(connection, versionReturnMapping),
    handOvers: new PostgresHandOvers(connection, handOverMapping),
  };
}
