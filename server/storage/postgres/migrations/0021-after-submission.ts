import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the platform agreed to after a submission. Until now nothing opened a package but a return. */
export const afterSubmission: Migration = {
  up: async (database) => {
    await sql`alter table portal.packages add column change_granted boolean not null default false`.execute(database);
  },
};
