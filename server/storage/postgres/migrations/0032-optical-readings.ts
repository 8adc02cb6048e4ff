import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a file also needs optical recognition, and how clear a picture is. */
export const opticalReadings: Migration = {
  up: async (database) => {
    await sql`alter table portal.readings add column if not exists optical boolean not null default false, add column if not exists clarity jsonb`.execute(
      database,
    );
  },
};
