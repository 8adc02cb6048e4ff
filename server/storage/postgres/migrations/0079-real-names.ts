import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Real-name forms of companies, with their documents and reviews. */
export const realNames: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.real_names (
        pk_corp text collate "C" primary key,
        progress_id text not null,
        revision bigint not null,
        form jsonb not null,
        slots jsonb not null,
        saved_by text not null,
        saved_at timestamptz not null,
        person_submit text not null,
        submitted_by text not null,
        submitted jsonb,
        evidence jsonb not null,
        first_reviewer text not null,
        second_reviewer text not null,
        certified jsonb,
        steps jsonb not null
      );
    `.execute(database);
  },
};
