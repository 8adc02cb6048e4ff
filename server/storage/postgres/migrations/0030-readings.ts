import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Results of reading files, with an index that counts the readings under way, and an index of companies by name. */
export const readings: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.readings (
        pk_file text collate "C" primary key,
        pk_corp text not null,
        kind text not null,
        state text not null,
        attempts integer not null,
        put_at timestamptz(3) not null,
        sayings jsonb not null,
        unread text
      );
      create index if not exists readings_under_way on portal.readings (pk_corp) where state in ('waiting', 'running');
      create index if not exists companies_name on portal.companies (name);
    `.execute(database);
  },
};
