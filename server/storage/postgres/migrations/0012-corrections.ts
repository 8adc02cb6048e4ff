import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a correction by the platform changed. */
export const corrections: Migration = {
  up: async (database) => {
    await sql`alter table portal.operation_log add column corrected jsonb not null default '[]'`.execute(database);
  },
};
