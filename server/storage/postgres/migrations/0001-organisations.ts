import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Companies, users, platforms, sessions and failed sign-ins. Identifiers sort by bytes, regardless of the database's
 * locale.
 */
export const organisations: Migration = {
  up: async (database) => {
    await sql`
      create table portal.companies (
        pk_corp text collate "C" primary key,
        name text not null,
        short_name text not null,
        uscc text collate "C" not null,
        is_core boolean not null,
        deregistered boolean not null
      );

      create table portal.users (
        user_id text collate "C" primary key,
        person_id text collate "C" not null,
        user_name text collate "C" not null unique,
        person_name text not null,
        mobile text not null,
        pk_corp text collate "C" not null references portal.companies,
        is_main boolean not null,
        roles text[] not null,
        password_hash text not null
      );
      create index users_of_company on portal.users (pk_corp);

      create table portal.platforms (
        host text collate "C" primary key,
        config jsonb not null
      );

      create table portal.sessions (
        id_hash text collate "C" primary key,
        user_id text collate "C" references portal.users,
        role text,
        created_at timestamptz(3) not null,
        last_active_at timestamptz(3) not null,
        pic_auth_token text not null,
        captcha text not null,
        proof_challenge text not null,
        pending_user_id text collate "C" references portal.users,
        pending_token_hash text,
        ended_because text
      );
      create index sessions_of_user on portal.sessions (user_id);
      create index sessions_by_activity on portal.sessions (last_active_at);

      create table portal.attempts (
        key text collate "C" primary key,
        failures integer not null,
        last_failure_at timestamptz(3) not null
      );
    `.execute(database);
  },
};
