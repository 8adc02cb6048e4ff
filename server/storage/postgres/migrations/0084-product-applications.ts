import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Applications of companies for products that are opened only on application. */
export const productApplications: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.product_applications (
        id text primary key,
        pk_corp text not null,
        product text not null,
        state text not null,
        entry jsonb not null,
        files jsonb not null,
        returned jsonb not null,
        answer text not null,
        revision integer not null,
        saved_by text not null,
        saved_at timestamptz not null,
        submitted_by text not null,
        submitted_at timestamptz,
        decided_at timestamptz,
        steps jsonb not null
      );
      create index if not exists product_applications_handed_in on portal.product_applications (submitted_at, id) where submitted_at is not null;
    `.execute(database);
  },
};
