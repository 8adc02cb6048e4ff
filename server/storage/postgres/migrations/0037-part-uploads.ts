import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that come in parts: the object store's number for them. */
export const partUploads: Migration = {
  up: async (database) => {
    await sql`alter table portal.files add column if not exists part_upload text`.execute(database);
  },
};
