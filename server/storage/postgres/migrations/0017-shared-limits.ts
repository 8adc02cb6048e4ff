import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Leases and call counts that all servers share. The tables are unlogged: a crash may empty them, and no write waits
 * for the disk.
 */
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
