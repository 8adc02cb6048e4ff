import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Proposed changes to users' rights in a company, and the decisions on them. */
export const proposals: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.proposals (
        id text collate "C" primary key,
        pk_corp text not null,
        kind text not null,
        subject text not null,
        subject_name text not null,
        roles_before text[] not null,
        roles_after text[] not null,
        proposed_at timestamptz not null,
        stands_until timestamptz not null,
        proposed_by text not null,
        proposed_by_name text not null,
        person_id text not null,
        state text not null,
        decided_at timestamptz,
        decided_by text not null,
        decided_by_name text not null,
        reason text not null
      );
      create index if not exists proposals_of_company on portal.proposals (pk_corp, proposed_at desc, id);
    `.execute(database);
  },
};
