import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Proofs of identity without a password. */
export const recovery: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.recovery_proofs (
        key text collate "C" primary key,
        user_id text not null,
        purpose text not null,
        password_mark text not null,
        proved_at timestamptz not null
      );
      create index if not exists recovery_proofs_by_age on portal.recovery_proofs (proved_at);
    `.execute(database);
  },
};
