import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Key columns by which the tables about companies and their users are read together. */
const parties = {
  pk_corp: ['companies', 'member_standings', 'certifications', 'real_names', 'users'],
  user_id: ['post_choices', 'mail_addresses'],
} as const;

/**
 * What `parties_ahead` of 0129 returns, with rows as `json`: writing them as text takes half the time of building
 * `jsonb`. It has a name of its own, because servers of an earlier version still call the other.
 */
const partiesFunction = `
  create or replace function portal.parties_of(ids text[], fact_names text[])
    returns table (about text, found json) language plpgsql stable as $$
  begin
    ${parties.pk_corp
      .map(
        (table) =>
          `return query select '${table}', json_agg(row_to_json(t) order by t.${table === 'users' ? 'user_id' : 'pk_corp'}) from portal.${table} t where t.pk_corp = any(ids);`,
      )
      .join('\n')}
    ${parties.user_id
      .map(
        (table) =>
          `return query select '${table}', json_agg(row_to_json(t)) from portal.${table} t join portal.users u using (user_id) where u.pk_corp = any(ids);`,
      )
      .join('\n')}
    return query select 'delegations', json_agg(row_to_json(t) order by t.made_at desc, t.id)
      from portal.delegations t where t.pk_corp = any(ids) and t.state in ('waiting', 'standing');
    return query select 'facts', json_agg(row_to_json(t)) from portal.facts t where t.name = any(fact_names);
  end $$`;

export const partiesAsJson: Migration = {
  up: async (database) => {
    await sql.raw(partiesFunction).execute(database);
  },
};
