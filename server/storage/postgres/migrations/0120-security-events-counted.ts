import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Security events that happen repeatedly are counted. */
export const securityEventsCounted: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.security_events add column if not exists times integer not null default 1;
    `.execute(database);
  },
};
