import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that hold others: what lies in them, as it was found when they came. */
export const archives: Migration = {
  up: async (database) => {
    await sql`alter table portal.files add column if not exists archive jsonb`.execute(database);
  },
};
