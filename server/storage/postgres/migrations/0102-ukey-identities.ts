import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By which certificate in a token companies were identified, by whom and when. */
export const ukeyIdentities: Migration = {
  up: async (database) => {
    await sql`alter table portal.certifications add column if not exists identified jsonb`.execute(database);
  },
};
