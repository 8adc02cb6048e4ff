import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Permission of the platform to change a submitted package. Until now only a return reopened a package. */
export const afterSubmission: Migration = {
  up: async (database) => {
    await sql`alter table portal.packages add column change_granted boolean not null default false`.execute(database);
  },
};
