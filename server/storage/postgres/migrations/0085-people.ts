import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Invitations to work for a company, and departures. */
export const people: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.invitations (
        id text collate "C" primary key,
        pk_corp text not null,
        code_hash text not null,
        person_name text not null,
        mobile text not null,
        id_number text not null,
        roles text[] not null,
        institution text not null,
        invited_at timestamptz not null,
        invited_by text not null,
        invited_by_name text not null,
        sent_at timestamptz not null,
        good_until timestamptz not null,
        wrong integer not null,
        state text not null,
        ended_at timestamptz,
        user_id text not null
      );
      create index if not exists invitations_of_company on portal.invitations (pk_corp, invited_at desc, id);
      create unique index if not exists invitations_coded on portal.invitations (code_hash) where code_hash <> '';
      create table if not exists portal.departures (
        user_id text collate "C" primary key,
        pk_corp text not null,
        roles text[] not null,
        was_main boolean not null,
        left_at timestamptz not null,
        ended_by text not null,
        ended_by_name text not null,
        successor text not null,
        successor_name text not null,
        packages integer not null
      );
      create index if not exists departures_of_company on portal.departures (pk_corp, user_id);
    `.execute(database);
  },
};
