import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The order in which the newest financings of all companies are listed. */
export const newestFinancings: Migration = {
  up: async (database) => {
    await sql`
      create index if not exists financings_by_age on portal.financings (created_at, id);
    `.execute(database);
  },
};
