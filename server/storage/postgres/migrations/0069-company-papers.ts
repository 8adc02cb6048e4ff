import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Until when a company's business licence and its certificate hold. */
export const companyPapers: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.companies add column if not exists licence_until text not null default '';
      alter table portal.companies add column if not exists certificate_until text not null default '';
    `.execute(database);
  },
};
