import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The item of each line in the operation log, and the documents that a return names. */
export const itemHistory: Migration = {
  up: async (database) => {
    await sql`alter table portal.operation_log add column doc_file_id text, add column returned jsonb not null default '[]'`.execute(
      database,
    );
  },
};
