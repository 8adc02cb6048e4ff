import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Number of times that each file was read again on request. */
export const readingsAgain: Migration = {
  up: async (database) => {
    await sql`alter table portal.readings add column if not exists read_again integer not null default 0`.execute(
      database,
    );
  },
};
