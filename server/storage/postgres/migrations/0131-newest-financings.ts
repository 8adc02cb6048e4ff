import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index for the list of the newest financings of all companies. */
export const newestFinancings: Migration = {
  up: async (database) => {
    await sql`
      create index if not exists financings_by_age on portal.financings (created_at, id);
    `.execute(database);
  },
};
