import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Texts of agreements as they were signed. */
export const agreementTexts: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.agreement_texts (
        id text collate "C" primary key,
        agreement text not null,
        version text not null,
        text_hash text not null,
        content jsonb not null,
        kept_at timestamptz not null
      );
      create index if not exists agreement_texts_of on portal.agreement_texts (agreement, kept_at, id);
    `.execute(database);
  },
};
