import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A contract's number as written on paper, besides the one of letters and digits only. */
export const contractNumbers: Migration = {
  up: async (database) => {
    await sql`alter table portal.items add column contract_as_written text`.execute(database);
  },
};
