import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many times somebody wanted each file read once more. */
export const readingsAgain: Migration = {
  up: async (database) => {
    await sql`alter table portal.readings add column if not exists read_again integer not null default 0`.execute(
      database,
    );
  },
};
