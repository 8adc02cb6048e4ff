import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The token certificates by which companies were identified, by whom and when. */
export const ukeyIdentities: Migration = {
  up: async (database) => {
    await sql`alter table portal.certifications add column if not exists identified jsonb`.execute(database);
  },
};
