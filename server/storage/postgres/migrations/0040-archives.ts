import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Entries of an archive file, as found on its arrival. */
export const archives: Migration = {
  up: async (database) => {
    await sql`alter table portal.files add column if not exists archive jsonb`.execute(database);
  },
};
