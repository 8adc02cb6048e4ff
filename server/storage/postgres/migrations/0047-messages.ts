import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages to users. */
export const messages: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.messages (
        id text collate "C" primary key,
        user_id text not null,
        source text not null,
        kind text not null,
        subject text not null,
        category text not null,
        told jsonb not null,
        sent_at timestamptz not null,
        read_at timestamptz,
        matter text,
        settled_at timestamptz
      );
      create index if not exists messages_of_user on portal.messages (user_id, sent_at desc, id desc);
      create index if not exists messages_unread on portal.messages (user_id, sent_at desc) where read_at is null;
      create index if not exists messages_open on portal.messages (source, subject) where matter is not null and settled_at is null;
      create index if not exists messages_by_age on portal.messages (sent_at);
      create index if not exists users_of_company on portal.users (pk_corp);
    `.execute(database);
  },
};
