import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Applications for cloud certificates that certifications asked for. */
export const cloudApplications: Migration = {
  up: async (database) => {
    await sql`alter table portal.certifications add column if not exists cloud_application jsonb`.execute(database);
  },
};
