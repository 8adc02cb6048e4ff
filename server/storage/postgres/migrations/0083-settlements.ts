import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Settlements of companies with the partner bank. Existing companies could already use the workbench, so they count as
 * settled.
 */
export const settlements: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.settlements (
        pk_corp text primary key,
        state text not null,
        reason text not null,
        since timestamptz not null,
        handed_in_by text not null,
        user_id text not null,
        migrated_at timestamptz,
        steps jsonb not null
      );
      insert into portal.settlements (pk_corp, state, reason, since, handed_in_by, user_id, migrated_at, steps)
        select pk_corp, 'settled', '', now(), '', '', now(), '[]'::jsonb from portal.companies
        on conflict do nothing;
    `.execute(database);
  },
};
