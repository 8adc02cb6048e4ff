import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** All certified forms of a company. Until now only the last one was stored. */
export const certifiedRounds: Migration = {
  up: async (database) => {
    await sql`alter table portal.real_names add column if not exists rounds jsonb not null default '[]'`.execute(
      database,
    );
    await sql`
      update portal.real_names set rounds = jsonb_build_array(certified || jsonb_build_object(
        'handedInBy', submitted_by,
        'handedInAt', coalesce((
          select max((step->>'at')::numeric) from jsonb_array_elements(steps) step
          where step->>'event' in ('submit', 'resubmit') and (step->>'at')::numeric <= (certified->>'at')::numeric
        ), (certified->>'at')::numeric)
      )) where jsonb_typeof(certified) = 'object'
    `.execute(database);
  },
};
