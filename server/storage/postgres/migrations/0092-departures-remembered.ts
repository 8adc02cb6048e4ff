import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Roles that a user had before leaving. They stay recorded after the user returns, so that the person who removed them
 * does not decide about them alone.
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
