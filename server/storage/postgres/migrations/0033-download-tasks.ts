import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Download tasks, with the files that they produce. */
export const downloadTasks: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.download_tasks (
        id text collate "C" primary key,
        user_id text not null,
        pk_corp text not null,
        role text not null,
        ordered jsonb not null,
        name text not null,
        requested_at timestamptz(3) not null,
        state text not null,
        attempts integer not null,
        put_at timestamptz(3) not null,
        done integer not null,
        total integer not null,
        object_key text not null,
        size bigint not null,
        completed_at timestamptz(3),
        expires_at timestamptz(3) not null,
        failure text
      );
      create index if not exists download_tasks_own on portal.download_tasks (user_id, requested_at);
      create index if not exists download_tasks_expiry on portal.download_tasks (expires_at);
    `.execute(database);
  },
};
