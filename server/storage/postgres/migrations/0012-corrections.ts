import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Changes by a correction of the platform. */
export const corrections: Migration = {
  up: async (database) => {
    await sql`alter table portal.operation_log add column corrected jsonb not null default '[]'`.execute(database);
  },
};
