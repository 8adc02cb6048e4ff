import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Hand-overs of users to other servers, by keys that are valid once. */
export const handOvers: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.hand_overs (
        key text collate "C" primary key,
        user_id text not null,
        target text not null,
        expires_at timestamptz not null,
        spent boolean not null
      );
    `.execute(database);
  },
};
