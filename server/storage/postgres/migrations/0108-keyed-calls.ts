import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Answers to requests under an Idempotency-Key. Receipts of reviews, registrations and counted readings stay in their
 * own table.
 */
export const keyedCalls: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.keyed_calls (
        id text collate "C" primary key,
        fingerprint text not null,
        attempt text not null,
        state text not null check (state in ('begun', 'written', 'answered')),
        answer text not null,
        at timestamptz(3) not null
      )
    `.execute(database);
    await sql`create index if not exists keyed_calls_at on portal.keyed_calls (at)`.execute(database);
  },
};
