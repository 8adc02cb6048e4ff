import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Roles lost by leaving are remembered when the user comes back: the user who removed them does not decide alone
 * afterwards.
 */
export const departuresRemembered: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.departures add column if not exists formerly text[] not null default '{}';
      update portal.departures set formerly = roles;
      alter table portal.departures alter column formerly drop default;
    `.execute(database);
  },
};
