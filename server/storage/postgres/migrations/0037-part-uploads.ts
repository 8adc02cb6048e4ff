import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The object store's id of an upload in parts. */
export const partUploads: Migration = {
  up: async (database) => {
    await sql`alter table portal.files add column if not exists part_upload text`.execute(database);
  },
};
