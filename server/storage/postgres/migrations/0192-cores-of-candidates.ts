import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index of a company's candidates by core enterprise, which tells whether it has any of one. */
export const coresOfCandidates: Migration = {
  up: async (database) => {
    await sql`
      create index if not exists candidates_of_core on portal.candidates (pk_corp, fk_corp_core);
    `.execute(database);
  },
};
