import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How a contract's number is written on paper, beside the one of letters and digits alone. */
export const contractNumbers: Migration = {
  up: async (database) => {
    await sql`alter table portal.items add column contract_as_written text`.execute(database);
  },
};
