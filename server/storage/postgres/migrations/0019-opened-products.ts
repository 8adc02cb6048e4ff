import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Products that a company has opened. Existing companies have opened the two products that there were. */
export const openedProducts: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.companies add column opened_products text[] not null default '{CREDIT,EST}';
      alter table portal.companies alter column opened_products drop default;
    `.execute(database);
  },
};
