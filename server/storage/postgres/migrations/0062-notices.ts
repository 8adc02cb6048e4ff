import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Signatures of agreements, read notices, members' standings and objections, and places of files without a material.
 */
export const notices: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.agreement_signatures (
        id text collate "C" primary key,
        user_id text not null,
        pk_corp text not null,
        agreement text not null,
        version text not null,
        text_hash text not null,
        signed_at timestamptz not null,
        source text not null
      );
      create index if not exists agreement_signatures_of_user on portal.agreement_signatures (user_id, signed_at);
      create table if not exists portal.notices_read (
        id text collate "C" primary key,
        user_id text not null,
        notice text not null,
        read_at timestamptz not null
      );
      create table if not exists portal.member_standings (
        pk_corp text collate "C" primary key,
        standing text not null,
        added_on text not null,
        effective_on text not null
      );
      create table if not exists portal.agency_objections (
        receipt_number text collate "C" primary key,
        pk_corp text not null,
        user_id text not null,
        sent_by text not null,
        standing text not null,
        statement text not null,
        proofs jsonb not null,
        state text not null,
        answer text not null,
        sent_at timestamptz not null
      );
      create index if not exists agency_objections_of_company on portal.agency_objections (pk_corp, sent_at desc);
      alter table portal.files add column if not exists place text;
    `.execute(database);
  },
};
