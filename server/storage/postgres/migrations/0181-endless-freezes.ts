import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Holdings of a deregistered company are frozen without a last day. */
export const endlessFreezes: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.holding_freezes alter column until drop not null;
    `.execute(database);
  },
};
