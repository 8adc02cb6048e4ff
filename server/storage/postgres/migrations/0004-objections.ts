import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Objections of a final reviewer, which only the first reviewer sees. */
export const objections: Migration = {
  up: async (database) => {
    await sql`alter table portal.packages add column objections jsonb not null default '[]'`.execute(database);
  },
};
