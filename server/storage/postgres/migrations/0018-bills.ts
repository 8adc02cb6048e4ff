import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Which part of a bill is meant. On which side of its book a package or candidate is stands in its book's column: until
 * now all were on the financing one.
 */
export const bills: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.candidates add column bill_sub_range text not null default '';
      alter table portal.candidates alter column bill_sub_range drop default;
    `.execute(database);
  },
};
