import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Security events of accounts, source and browser of sessions, and identity numbers of users. */
export const accounts: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.security_events (
        id text collate "C" primary key,
        user_id text not null,
        what text not null,
        happened_at timestamptz not null,
        source text not null,
        agent text not null
      );
      create index if not exists security_events_of_user on portal.security_events (user_id, happened_at desc, id desc);
      create index if not exists security_events_by_age on portal.security_events (happened_at);
      alter table portal.sessions add column if not exists source text not null default '';
      alter table portal.sessions add column if not exists agent text not null default '';
      alter table portal.users add column if not exists id_number text not null default '';
    `.execute(database);
  },
};
