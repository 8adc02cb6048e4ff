import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Invoicing profiles of companies, with their changes. */
export const invoicing: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.invoicing_profiles (
        pk_corp text collate "C" primary key,
        profile jsonb not null,
        paper_type text,
        revision bigint not null,
        changes jsonb not null
      );
    `.execute(database);
  },
};
