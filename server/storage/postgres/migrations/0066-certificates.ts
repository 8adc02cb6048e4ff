import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Issued certificates, with their owners and revocations. */
export const certificates: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.certificates (
        serial text collate "C" primary key,
        user_id text not null,
        kind text not null,
        certificate text not null,
        valid_from timestamptz not null,
        valid_to timestamptz not null,
        revoked_at timestamptz
      );
      create index if not exists certificates_by_user on portal.certificates (user_id, valid_from desc);
      create index if not exists certificates_revoked on portal.certificates (serial) where revoked_at is not null;
    `.execute(database);
  },
};
