import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index of the disbursed financings of an issuer's instruments, by due date. */
export const owingFinancings: Migration = {
  up: async (database) => {
    await sql`
      create index if not exists financings_owing on portal.financings (issuer_id, due_on, id)
        where state in ('DISBURSED', 'OVERDUE');
    `.execute(database);
  },
};
