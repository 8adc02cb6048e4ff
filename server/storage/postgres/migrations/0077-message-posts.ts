import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Users' choices for text messages, and the posts that are due. */
export const messagePosts: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.post_choices (
        user_id text collate "C" primary key,
        modes jsonb not null,
        hour integer not null,
        quiet_nights boolean not null,
        locale text not null
      );
      create table if not exists portal.message_posts (
        id text collate "C" primary key,
        user_id text not null,
        due_at timestamptz not null,
        tries integer not null
      );
      create index if not exists message_posts_due on portal.message_posts (due_at, id);
    `.execute(database);
  },
};
