import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Opinions of users on answers of the help centre. */
export const helpOpinions: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.help_opinions (
        key text collate "C" primary key,
        user_id text not null,
        help_id text not null,
        is_helpful boolean not null,
        told_at timestamptz not null
      );
    `.execute(database);
  },
};
