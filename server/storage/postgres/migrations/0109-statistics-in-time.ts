import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables that grow by many rows at once, and whose lists are slow while the planner knows an old number of rows. */
const growing = [
  'packages',
  'package_counts',
  'package_count_changes',
  'package_names',
  'candidates',
  'materials',
  'items',
  'files',
  'operation_log',
  'messages',
  'security_events',
];

/**
 * Lets the server analyse growing tables after a fiftieth of their rows changed, also where its own settings are those
 * of a stock PostgreSQL.
 */
export const statisticsInTime: Migration = {
  up: async (database) => {
    for (const table of growing)
      await sql`alter table ${sql.id('portal', table)} set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05)`.execute(
        database,
      );
  },
};
