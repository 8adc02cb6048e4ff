import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Challenges to be signed by a key. Each is valid once. */
export const keyChallenges: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.key_challenges (
        key text collate "C" primary key,
        purpose text not null,
        host text not null,
        expires_at timestamptz not null,
        spent boolean not null
      );
      create index if not exists key_challenges_by_age on portal.key_challenges (expires_at);
    `.execute(database);
  },
};
