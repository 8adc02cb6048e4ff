import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Marks of the tax register on invoices, which the sandbox simulates, and an index of items by contract number. */
export const invoiceRegister: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.invoice_register (
        id text collate "C" primary key,
        code text not null,
        number text not null,
        mark text not null,
        marked_at timestamptz(3) not null
      );
      create index if not exists items_contract_number on portal.items (contract_number) where contract_number <> '';
    `.execute(database);
  },
};
