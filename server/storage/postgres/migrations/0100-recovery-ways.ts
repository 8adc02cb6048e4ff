import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Kind of proof in a recovery. Existing proofs were codes by text message. */
export const recoveryWays: Migration = {
  up: async (database) => {
    await sql`alter table portal.recovery_proofs add column if not exists proved_by text not null default 'sms';`.execute(
      database,
    );
  },
};
