import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the pages of a read file say of the whole file: its invoices, and what its text looks like. */
export const papersOfReadings: Migration = {
  up: async (database) => {
    await sql`alter table portal.readings add column if not exists paper jsonb`.execute(database);
  },
};
