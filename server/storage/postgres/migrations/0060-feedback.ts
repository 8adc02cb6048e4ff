import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Feedback and satisfaction surveys. */
export const feedback: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.feedback (
        id text collate "C" primary key,
        user_id text not null,
        pk_corp text not null,
        person_name text not null,
        mobile_phone text not null,
        content text not null,
        pk_files text[] not null,
        told_at timestamptz not null
      );
      create table if not exists portal.surveys (
        id text collate "C" primary key,
        user_id text not null,
        score int not null,
        comment text not null,
        told_at timestamptz not null
      );
    `.execute(database);
  },
};
