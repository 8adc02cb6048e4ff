import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The original invoice that an invoice reverses or replaces. */
export const originalInvoices: Migration = {
  up: async (database) => {
    await sql`alter table portal.items add column if not exists original_invoice_number text, add column if not exists original_invoice_code text`.execute(
      database,
    );
  },
};
