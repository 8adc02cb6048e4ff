import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Answer of the director of a company that loses an amount by a correction. */
export const signedCorrections: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.officer_orders add column if not exists answer text not null default '';
    `.execute(database);
  },
};
