import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Frozen accounts, and requests to unfreeze accounts. */
export const unfreezing: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.account_freezes (
        user_id text collate "C" primary key,
        frozen_at timestamptz not null
      );
      create table if not exists portal.unfreezes (
        number text collate "C" primary key,
        user_id text not null,
        reason text not null,
        state text not null,
        because text,
        locks text[] not null,
        asked_at timestamptz not null,
        decided_at timestamptz,
        answer text not null
      );
      create index if not exists unfreezes_of_user on portal.unfreezes (user_id, asked_at desc, number desc);
    `.execute(database);
  },
};
