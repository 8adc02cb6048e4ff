import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Index of items by invoice number, which finds an invoice in other packages. */
export const invoiceNumbers: Migration = {
  up: async (database) => {
    await sql`create index if not exists items_invoice_number on portal.items (invoice_number) where invoice_number <> ''`.execute(
      database,
    );
  },
};
