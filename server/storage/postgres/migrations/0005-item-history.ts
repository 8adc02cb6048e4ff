import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which item a line of the operation log is about, and what a return named. */
export const itemHistory: Migration = {
  up: async (database) => {
    await sql`alter table portal.operation_log add column doc_file_id text, add column returned jsonb not null default '[]'`.execute(
      database,
    );
  },
};
