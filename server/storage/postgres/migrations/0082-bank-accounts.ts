import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Bank accounts of companies, and the small transfers that verify them. */
export const bankAccounts: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.bank_accounts (
        id text collate "C" primary key,
        pk_corp text not null,
        bank_name text not null,
        branch_name text not null,
        cnaps text not null,
        account_number text not null,
        added_at timestamptz not null,
        added_by text not null,
        user_id text not null,
        is_default boolean not null,
        verified_at timestamptz,
        removed_at timestamptz,
        transfer jsonb not null,
        transfers_sent jsonb not null
      );
      create index if not exists bank_accounts_of_company on portal.bank_accounts (pk_corp, added_at);
      create index if not exists bank_accounts_standing on portal.bank_accounts (id) where verified_at is null and removed_at is null;
    `.execute(database);
  },
};
