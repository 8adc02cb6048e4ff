import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Second sign-in steps of users, companies that demand them, trusted browsers, and whether a session had two proofs.
 */
export const secondFactor: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.sessions add column if not exists two_proofs boolean not null default false;
      create table if not exists portal.second_factors (
        user_id text collate "C" primary key,
        is_on boolean not null,
        since timestamptz,
        last_used_at timestamptz
      );
      create table if not exists portal.factor_demands (
        pk_corp text collate "C" primary key,
        holds_from timestamptz not null,
        decided_at timestamptz not null,
        decided_by text not null
      );
      create table if not exists portal.trusted_devices (
        key text collate "C" primary key,
        user_id text not null,
        trusted_at timestamptz not null,
        last_used_at timestamptz not null,
        source text not null,
        agent text not null
      );
      create index if not exists trusted_devices_of_user on portal.trusted_devices (user_id, last_used_at desc);
      create index if not exists trusted_devices_by_age on portal.trusted_devices (trusted_at);
    `.execute(database);
  },
};
