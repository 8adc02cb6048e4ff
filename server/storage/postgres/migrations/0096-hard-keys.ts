import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Applications for certificates in tokens, and the delivery of the tokens. */
export const hardKeys: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.hard_keys (
        number text collate "C" primary key,
        pk_corp text not null,
        user_id text not null,
        applied_by text not null,
        applied_by_name text not null,
        purpose text not null,
        replaces text not null,
        recipient text not null,
        mobile text not null,
        address text not null,
        state text not null,
        reason text not null,
        courier text not null,
        applied_at timestamptz not null,
        since timestamptz not null,
        posted_at timestamptz,
        certificate text not null,
        serial text not null,
        revision integer not null
      );
      create index if not exists hard_keys_of_company on portal.hard_keys (pk_corp, applied_at desc, number);
      create index if not exists hard_keys_under_way on portal.hard_keys (since, number) where state in ('applied', 'returned', 'posted');
    `.execute(database);
  },
};
