import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Codes sent to telephones, and an index of users by telephone number. */
export const verifyCodes: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.verify_codes (
        key text collate "C" primary key,
        code_hash text not null,
        sent_at timestamptz not null,
        wrong integer not null,
        spent boolean not null
      );
      create index if not exists verify_codes_by_age on portal.verify_codes (sent_at);
      create index if not exists users_by_mobile on portal.users (mobile);
    `.execute(database);
  },
};
