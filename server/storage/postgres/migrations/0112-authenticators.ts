import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Authenticator apps, recovery codes, and password resets that wait. */
export const authenticators: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.authenticators (
        user_id text collate "C" primary key,
        sealed text,
        added_at timestamptz,
        last_step bigint not null,
        pending text,
        pending_at timestamptz
      );
      create table if not exists portal.recovery_codes (
        user_id text collate "C" primary key,
        hashes text[] not null,
        made_at timestamptz not null
      );
      create table if not exists portal.reset_waits (
        user_id text collate "C" primary key,
        password_mark text not null,
        asked_at timestamptz not null,
        ready_at timestamptz not null,
        stopped_at timestamptz,
        confirmed_by text,
        source text not null,
        agent text not null
      );
      create index if not exists reset_waits_by_age on portal.reset_waits (asked_at);
    `.execute(database);
  },
};
