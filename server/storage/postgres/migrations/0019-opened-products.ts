import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a company has opened. Until now there were two products, open to all. */
export const openedProducts: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.companies add column opened_products text[] not null default '{CREDIT,EST}';
      alter table portal.companies alter column opened_products drop default;
    `.execute(database);
  },
};
