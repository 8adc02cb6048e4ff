import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Delegations during absences, and the persons for whom proposers acted. */
export const delegations: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.delegations (
        id text collate "C" primary key,
        pk_corp text not null,
        from_user text not null,
        from_person text not null,
        from_name text not null,
        to_user text not null,
        to_person text not null,
        to_name text not null,
        roles text[] not null,
        holds_from date not null,
        holds_until date not null,
        state text not null,
        made_at timestamptz not null,
        made_by text not null,
        made_by_name text not null,
        begun boolean not null,
        ended_at timestamptz,
        ended_by_name text not null
      );
      create index if not exists delegations_of_company on portal.delegations (pk_corp, made_at desc, id);
      create index if not exists delegations_standing on portal.delegations (to_user) where state = 'standing';
      alter table portal.proposals add column if not exists for_person_id text not null default '';
    `.execute(database);
  },
};
