import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tours that persons have seen. */
export const tours: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.tours (
        key text collate "C" primary key,
        person_id text not null,
        tour text not null,
        seen_at timestamptz not null
      );
    `.execute(database);
  },
};
