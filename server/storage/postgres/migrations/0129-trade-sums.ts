import { sql, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Moves of the balances of ledgers, one line for each balance that a posting of `source` moves, as in
 * `ledgerDirection`: at most one for a company and a side.
 */
const movesOf = (source: string): RawBuilder<unknown> =>
  sql.raw(`
    select in_company_id as company_id, 'holder' as side, kind, business_day, 1 as in_count, amount as in_amount, 0 as out_count, 0.00 as out_amount
      from ${source} where in_company_id <> ''
    union all
    select out_company_id, 'holder', kind, business_day, 0, 0.00, 1, amount
      from ${source} where out_company_id <> '' and out_company_id <> in_company_id
    union all
    select from_company_id, 'issuer', kind, business_day, 1, amount, 0, 0.00
      from ${source} where entry = 'issue' and from_company_id <> ''
    union all
    select to_company_id, 'issuer', kind, business_day, 0, 0.00, 1, amount
      from ${source} where entry in ('issue-returned', 'cancellation', 'payment') and to_company_id <> ''
  `);

const daySums = sql.raw(
  'company_id, side, kind, business_day, sum(in_count), sum(in_amount), sum(out_count), sum(out_amount)',
);
const days = sql.raw('company_id, side, kind, business_day');

/** Sums over each table, with the sign by which a row counts. */
const summed: Readonly<Record<string, (source: string, sign: number) => string>> = {
  holdings: (source, sign) =>
    `select 'holdings' as about, company_id, place as part, kind, to_char(due_on, 'YYYY-MM') as month, ${sign} as count,
      ${sign} * amount as amount, ${sign} * reserved as reserved, ${sign} * frozen as frozen from ${source} where amount > 0`,
  instruments: (source, sign) =>
    `select 'instruments' as about, issuer_id as company_id, '' as part, kind, '' as month, ${sign} as count,
      ${sign} * amount as amount, 0.00 as reserved, 0.00 as frozen from ${source}`,
  business_applications: (source, sign) =>
    `select 'applications' as about, company_id, act as part, state as kind, '' as month, ${sign} as count,
      ${sign} * amount as amount, 0.00 as reserved, 0.00 as frozen from ${source} where state <> 'WITHDRAWN' or submitted_at is not null`,
};

const insertSums = (into: string, counted: string): string => `
  insert into portal.${into}
    select about, company_id, part, kind, month, sum(count), sum(amount), sum(reserved), sum(frozen) from (${counted}) counted
    group by about, company_id, part, kind, month
    having sum(count) <> 0 or sum(amount) <> 0 or sum(reserved) <> 0 or sum(frozen) <> 0`;

/** Triggers that append the changes of a table's sums: one for each kind of statement. */
const countedBy = (table: string, of: (source: string, sign: number) => string): string => `
  create or replace function portal.sum_${table}_added() returns trigger language plpgsql as $$
    begin ${insertSums('trade_sum_changes', of('added', 1))}; return null; end $$;
  create or replace function portal.sum_${table}_changed() returns trigger language plpgsql as $$
    begin ${insertSums('trade_sum_changes', `${of('added', 1)} union all ${of('removed', -1)}`)}; return null; end $$;
  create or replace function portal.sum_${table}_removed() returns trigger language plpgsql as $$
    begin ${insertSums('trade_sum_changes', of('removed', -1))}; return null; end $$;
  create or replace trigger sum_added after insert on portal.${table}
    referencing new table as added for each statement execute function portal.sum_${table}_added();
  create or replace trigger sum_changed after update on portal.${table}
    referencing new table as added old table as removed for each statement execute function portal.sum_${table}_changed();
  create or replace trigger sum_removed after delete on portal.${table}
    referencing old table as removed for each statement execute function portal.sum_${table}_removed();
`;

/** Key columns by which the tables about companies and their users are read together. */
const parties = {
  pk_corp: ['companies', 'member_standings', 'certifications', 'real_names', 'users'],
  user_id: ['post_choices', 'mail_addresses'],
} as const;

/**
 * Database function that returns with one call the data that acts of companies need about the companies that take part:
 * each table's rows as one document. The database plans a function once for a connection, but a statement each time.
 */
const partiesFunction = `
  create or replace function portal.parties_ahead(ids text[], fact_names text[])
    returns table (about text, found jsonb) language plpgsql stable as $$
  begin
    ${parties.pk_corp
      .map(
        (table) =>
          `return query select '${table}', jsonb_agg(to_jsonb(t) order by t.${table === 'users' ? 'user_id' : 'pk_corp'}) from portal.${table} t where t.pk_corp = any(ids);`,
      )
      .join('\n')}
    ${parties.user_id
      .map(
        (table) =>
          `return query select '${table}', jsonb_agg(to_jsonb(t)) from portal.${table} t join portal.users u using (user_id) where u.pk_corp = any(ids);`,
      )
      .join('\n')}
    return query select 'delegations', jsonb_agg(to_jsonb(t) order by t.made_at desc, t.id)
      from portal.delegations t where t.pk_corp = any(ids) and t.state in ('waiting', 'standing');
    return query select 'facts', jsonb_agg(to_jsonb(t)) from portal.facts t where t.name = any(fact_names);
  end $$`;

/**
 * Sums of each company's ledger by business day, with the moves that are summed up, and sums of its holdings,
 * instruments and applications. Triggers append the changes, so that no transaction waits for another; they are added
 * to the sums from time to time. The indexes of a ledger have its order.
 */
export const tradeSums: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.ledger_days (
        company_id text collate "C" not null,
        side text collate "C" not null,
        kind text collate "C" not null,
        business_day date not null,
        in_count bigint not null,
        in_amount numeric(30, 2) not null,
        out_count bigint not null,
        out_amount numeric(30, 2) not null,
        primary key (company_id, side, kind, business_day)
      );
      create table if not exists portal.ledger_day_changes (like portal.ledger_days);
      create index if not exists ledger_day_changes_of_company on portal.ledger_day_changes (company_id, side);
      create or replace view portal.ledger_moves as ${movesOf('portal.postings')};
      insert into portal.ledger_days select ${daySums} from portal.ledger_moves group by ${days};

      create table if not exists portal.trade_sums (
        about text collate "C" not null,
        company_id text collate "C" not null,
        part text collate "C" not null,
        kind text collate "C" not null,
        month text collate "C" not null,
        count bigint not null,
        amount numeric(30, 2) not null,
        reserved numeric(30, 2) not null,
        frozen numeric(30, 2) not null,
        primary key (about, company_id, part, kind, month)
      );
      create table if not exists portal.trade_sum_changes (like portal.trade_sums);
      create index if not exists trade_sum_changes_of_company on portal.trade_sum_changes (about, company_id);
    `.execute(database);
    await sql`
      create or replace function portal.sum_ledger_days() returns trigger language plpgsql as $$
      begin
        insert into portal.ledger_day_changes select ${daySums} from (${movesOf('added')}) moves group by ${days};
        return null;
      end $$;
      create or replace trigger sum_days after insert on portal.postings
        referencing new table as added for each statement execute function portal.sum_ledger_days();
    `.execute(database);
    for (const [table, of] of Object.entries(summed)) {
      await sql.raw(insertSums('trade_sums', of(`portal.${table}`, 1))).execute(database);
      await sql.raw(countedBy(table, of)).execute(database);
    }
    await sql`
      drop index if exists portal.postings_out, portal.postings_in, portal.postings_owed_more, portal.postings_owed_less,
        portal.postings_issued;
      create index if not exists postings_in_days on portal.postings (in_company_id, business_day, at, id)
        include (amount) where in_company_id <> '';
      create index if not exists postings_out_days on portal.postings (out_company_id, business_day, at, id)
        include (amount, in_company_id) where out_company_id <> '';
      create index if not exists postings_owed_more_days on portal.postings (from_company_id, business_day, at, id)
        include (amount) where entry = 'issue';
      create index if not exists postings_owed_less_days on portal.postings (to_company_id, business_day, at, id)
        include (amount) where entry in ('issue-returned', 'cancellation', 'payment');
      create index if not exists business_applications_in_state
        on portal.business_applications (company_id, state, created_at, id);
    `.execute(database);
    await sql.raw(partiesFunction).execute(database);
  },
};
