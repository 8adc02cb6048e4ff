import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Time of repayment, and whether the overdue letter was given. Both decide whether a package waits for its company. */
export const overdueWaiting: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.packages add column if not exists repaid_at timestamptz(3), add column if not exists letter_given boolean not null default false;
      update portal.packages package set letter_given = true
      from portal.items letter where letter.doc_file_id = package.doc_datum_id || '-OLF' and letter.result <> 'NOPASS' and package.funded_at is not null;
    `.execute(database);
  },
};
