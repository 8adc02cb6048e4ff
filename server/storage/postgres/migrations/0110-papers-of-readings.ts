import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Findings about a whole file that was read: its invoices, and the kind of paper that its text looks like. */
export const papersOfReadings: Migration = {
  up: async (database) => {
    await sql`alter table portal.readings add column if not exists paper jsonb`.execute(database);
  },
};
