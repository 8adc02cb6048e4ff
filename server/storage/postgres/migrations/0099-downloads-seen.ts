import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a user has looked at a finished download. */
export const downloadsSeen: Migration = {
  up: async (database) => {
    await sql`alter table portal.download_tasks add column if not exists is_seen boolean not null default false`.execute(
      database,
    );
  },
};
