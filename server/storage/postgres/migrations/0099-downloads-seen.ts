import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether somebody has looked at what was gathered for them. */
export const downloadsSeen: Migration = {
  up: async (database) => {
    await sql`alter table portal.download_tasks add column if not exists is_seen boolean not null default false`.execute(
      database,
    );
  },
};
