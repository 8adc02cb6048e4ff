import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Last days of the letters submitted with a certification; unknown for earlier ones. */
export const lettersUntil: Migration = {
  up: async (database) => {
    const unsaid = sql`'{"entrustUntil": "", "upperLetterUntil": ""}'::jsonb`;
    await sql`update portal.real_names set form = ${unsaid} || form`.execute(database);
    await sql`update portal.real_names set submitted = ${unsaid} || submitted where jsonb_typeof(submitted) = 'object'`.execute(
      database,
    );
    await sql`update portal.real_names set certified = certified || jsonb_build_object('form', ${unsaid} || (certified->'form')) where jsonb_typeof(certified) = 'object'`.execute(
      database,
    );
    await sql`
      update portal.real_names set rounds = (select jsonb_agg(round || jsonb_build_object('form', ${unsaid} || (round->'form')) order by place) from jsonb_array_elements(rounds) with ordinality each_round(round, place))
      where jsonb_typeof(rounds) = 'array' and jsonb_array_length(rounds) > 0
    `.execute(database);
  },
};
