import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Files whose letters can only be seen wait a second time, for optical recognition; of pictures it is kept how clear
 * they are.
 */
export const opticalReadings: Migration = {
  up: async (database) => {
    await sql`alter table portal.readings add column if not exists optical boolean not null default false, add column if not exists clarity jsonb`.execute(
      database,
    );
  },
};
