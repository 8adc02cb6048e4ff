import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The invoice need of a package, the origin of an item, and the invoices of trades. Existing packages have no invoice
 * need and follow their standards.
 */
export const booksFinished: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.packages add column if not exists invoice_need text;
      alter table portal.items add column if not exists origin text;
      create table if not exists portal.trade_invoices (
        id text collate "C" primary key,
        pk_corp text collate "C" not null,
        business_id text collate "C" not null,
        invoice_type text,
        invoice_code text not null,
        invoice_number text not null,
        invoice_check_code text not null,
        invoice_date text not null,
        invoice_amount_excluding_tax numeric(20, 2),
        invoice_tax numeric(20, 2),
        invoice_total numeric(20, 2),
        pk_files text[] not null
      );
      create index if not exists trade_invoices_business on portal.trade_invoices (business_id);
    `.execute(database);
  },
};
