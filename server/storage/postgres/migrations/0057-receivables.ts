import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index of candidates by due date. Candidates of repaid packages become settled, so that they are no longer due. */
export const receivables: Migration = {
  up: async (database) => {
    await sql`
      create index candidates_due on portal.candidates (pk_corp, book, due_date, number, candidate_id) include (state, amount, payer_name, supplier_name);
      update portal.candidates candidate set state = 'SETTLED'
      from portal.packages package where package.doc_datum_id = candidate.packaged_in and package.repaid_at is not null;
    `.execute(database);
  },
};
