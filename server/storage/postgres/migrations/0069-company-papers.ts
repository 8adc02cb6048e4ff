import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Last days of a company's business licence and certificate. */
export const companyPapers: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.companies add column if not exists licence_until text not null default '';
      alter table portal.companies add column if not exists certificate_until text not null default '';
    `.execute(database);
  },
};
