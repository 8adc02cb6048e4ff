import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What people keep of their lists; and a standard by which packages were made stays when another takes its place. */
export const viewsAndStandards: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.standards add column if not exists superseded_by text collate "C" references portal.standards;
      create table if not exists portal.kept_views (
        id text collate "C" primary key,
        user_id text not null,
        revision integer not null,
        views jsonb not null,
        usual text
      );
    `.execute(database);
  },
};
