import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Order of items and files that have the same time of creation. */
export const turns: Migration = {
  up: async (database) => {
    await sql`alter table portal.items add column turn integer not null default 0`.execute(database);
    await sql`alter table portal.files add column turn integer not null default 0`.execute(database);
  },
};
