import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the director of a company that loses by a correction says to it. */
export const signedCorrections: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.officer_orders add column if not exists answer text not null default '';
    `.execute(database);
  },
};
