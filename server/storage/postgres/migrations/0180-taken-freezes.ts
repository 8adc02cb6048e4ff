import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The freeze whose amount a court's transfer took, so that its correction can freeze that amount again. */
export const takenFreezes: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.officer_orders add column if not exists taken_from jsonb;
    `.execute(database);
  },
};
