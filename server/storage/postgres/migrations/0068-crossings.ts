import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Institution of a user, index of users by person, and returns to the old version. */
export const crossings: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.users add column if not exists institution text not null default '';
      create index if not exists users_of_person on portal.users (person_id);
      create table if not exists portal.version_returns (
        id text collate "C" primary key,
        user_id text not null,
        pk_corp text not null,
        product text not null,
        at timestamptz not null
      );
    `.execute(database);
  },
};
