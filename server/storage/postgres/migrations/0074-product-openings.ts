import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Certifications of companies, and openings of products. Products opened before stay open, without an opening record.
 */
export const productOpenings: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.certifications (
        pk_corp text collate "C" primary key,
        real_name text not null,
        hard_certificate text not null,
        soft_certificate text not null,
        node text not null,
        individual boolean not null,
        pending boolean not null,
        unified boolean not null,
        soft_key_usable boolean not null,
        certificate_number text not null
      );
      create table if not exists portal.product_openings (
        id text collate "C" primary key,
        pk_corp text not null,
        product text not null,
        opened_at timestamptz not null,
        user_id text not null,
        opened_by text not null,
        agreement_version text not null,
        text_hash text not null
      );
    `.execute(database);
  },
};
