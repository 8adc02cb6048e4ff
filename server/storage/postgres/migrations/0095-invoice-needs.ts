import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index of the few packages that have an invoice need. */
export const invoiceNeeds: Migration = {
  up: async (database) => {
    await sql`create index if not exists packages_invoice_need on portal.packages (pk_corp, book, invoice_need) where invoice_need is not null`.execute(
      database,
    );
  },
};
