import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where an invoice stands in other packages is asked by its number. */
export const invoiceNumbers: Migration = {
  up: async (database) => {
    await sql`create index if not exists items_invoice_number on portal.items (invoice_number) where invoice_number <> ''`.execute(
      database,
    );
  },
};
