import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Purchase orders of businesses, and the processing of their invoices. */
export const orders: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.orders (
        id text collate "C" primary key,
        pk_corp text collate "C" not null,
        amount numeric(20, 2),
        drawdown_amount numeric(20, 2),
        details jsonb not null
      );
      create table if not exists portal.invoice_journeys (
        id text collate "C" primary key,
        pk_corp text collate "C" not null,
        business_no text collate "C" not null,
        invoices jsonb not null
      );
      create index if not exists invoice_journeys_by_invoice on portal.invoice_journeys using gin (invoices jsonb_path_ops);
    `.execute(database);
  },
};
