import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The part of a bill that a candidate represents. The column `book` now also contains the side; existing packages and
 * candidates are on the financing side.
 */
export const bills: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.candidates add column bill_sub_range text not null default '';
      alter table portal.candidates alter column bill_sub_range drop default;
    `.execute(database);
  },
};
