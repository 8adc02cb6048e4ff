import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By what somebody proved who they are; until now by a code alone. */
export const recoveryWays: Migration = {
  up: async (database) => {
    await sql`alter table portal.recovery_proofs add column if not exists proved_by text not null default 'sms';`.execute(
      database,
    );
  },
};
