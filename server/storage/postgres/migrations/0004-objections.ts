import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a final reviewer objected to, for the first one alone. */
export const objections: Migration = {
  up: async (database) => {
    await sql`alter table portal.packages add column objections jsonb not null default '[]'`.execute(database);
  },
};
