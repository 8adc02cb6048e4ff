import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The certificate by which an agreement was signed. */
export const agreementProofs: Migration = {
  up: async (database) => {
    await sql`alter table portal.agreement_signatures add column if not exists proof jsonb`.execute(database);
  },
};
