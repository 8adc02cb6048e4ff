import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Identification of a company by a UKey certificate. */
export const ukeyIdentities: Migration = {
  up: async (database) => {
    await sql`alter table portal.certifications add column if not exists identified jsonb`.execute(database);
  },
};
