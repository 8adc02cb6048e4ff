import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files whose letters can only be seen wait a second time, for optical recognition. */
export const opticalReadings: Migration = {
  up: async (database) => {
    await sql`alter table portal.readings add column if not exists optical boolean not null default false`.execute(database);
  },
};
