import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Application for a cloud certificate, made with a certification. */
export const cloudApplications: Migration = {
  up: async (database) => {
    await sql`alter table portal.certifications add column if not exists cloud_application jsonb`.execute(database);
  },
};
