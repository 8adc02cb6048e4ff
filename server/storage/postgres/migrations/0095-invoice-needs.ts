import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Among a million packages few say anything of their invoices: these are found without reading the others. */
export const invoiceNeeds: Migration = {
  up: async (database) => {
    await sql`create index if not exists packages_invoice_need on portal.packages (pk_corp, book, invoice_need) where invoice_need is not null`.execute(
      database,
    );
  },
};
