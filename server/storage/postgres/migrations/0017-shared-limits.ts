import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What several servers must count or do together. Worthless after a power cut, so that nothing waits for a disk. */
export const sharedLimits: Migration = {
  up: async (database) => {
    await sql`
      create unlogged table if not exists portal.leases (
        name text collate "C" primary key,
        holder text not null,
        until timestamptz(3) not null
      );
      create unlogged table if not exists portal.call_counts (
        key text collate "C" primary key,
        calls integer not null,
        until timestamptz(3) not null
      );
    `.execute(database);
  },
};
