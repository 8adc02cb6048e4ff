import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Debts of an issuer by its instruments, with the sign by which each counts: one for each that is still owed. */
const sumsOfDebts = (source: string, sign: number): string =>
  `select 'owed' as about, issuer_id as company_id, '' as part, kind, to_char(due_on, 'YYYY-MM') as month, ${sign} as count,
    ${sign} * owed as amount, 0.00 as reserved, 0.00 as frozen from ${source} where owed > 0`;

/** Sums of a company's instruments, as `trade_sums` had them before. */
const sumsOfIssues = (source: string, sign: number): string =>
  `select 'instruments' as about, issuer_id as company_id, '' as part, kind, '' as month, ${sign} as count,
    ${sign} * amount as amount, 0.00 as reserved, 0.00 as frozen from ${source}`;

const insertSums = (into: string, counted: string): string => `
  insert into portal.${into}
    select about, company_id, part, kind, month, sum(count), sum(amount), sum(reserved), sum(frozen) from (${counted}) counted
    group by about, company_id, part, kind, month
    having sum(count) <> 0 or sum(amount) <> 0 or sum(reserved) <> 0 or sum(frozen) <> 0`;

const both = (source: string, sign: number): string =>
  `${sumsOfIssues(source, sign)} union all ${sumsOfDebts(source, sign)}`;

const countedAs = (event: 'added' | 'changed' | 'removed', counted: string): string => `
  create or replace function portal.sum_instruments_${event}() returns trigger language plpgsql as $$
    begin ${insertSums('trade_sum_changes', counted)}; return null; end $$;`;

/**
 * The amount still owed on each instrument, updated by the postings that make and end debts, and its sums by issuer and
 * month. An issuer's overview then reads one row for each month, regardless of the number of instruments. A posting
 * that only passes an amount on does not change it.
 */
export const owedSums: Migration = {
  up: async (database) => {
    await sql`
      alter table portal.instruments add column if not exists owed numeric(30, 2) not null default 0;
      update portal.instruments instrument set owed = open.amount
        from (
          select instrument_id, sum(amount) as amount from portal.holdings
          where place in ('transit', 'held') and amount > 0 group by instrument_id
        ) open
        where open.instrument_id = instrument.id;
      create or replace function portal.keep_owed() returns trigger language plpgsql as $$
      begin
        update portal.instruments instrument set owed = instrument.owed + moved.amount
          from (
            select instrument_id, sum(case entry when 'issue' then amount else -amount end) as amount from added
            where entry in ('issue', 'issue-returned', 'cancellation', 'payment') group by instrument_id
          ) moved
          where instrument.id = moved.instrument_id;
        return null;
      end $$;
      create or replace trigger keep_owed after insert on portal.postings
        referencing new table as added for each statement execute function portal.keep_owed();
    `.execute(database);
    await sql.raw(insertSums('trade_sums', sumsOfDebts('portal.instruments', 1))).execute(database);
    await sql.raw(countedAs('added', both('added', 1))).execute(database);
    await sql.raw(countedAs('changed', `${both('added', 1)} union all ${both('removed', -1)}`)).execute(database);
    await sql.raw(countedAs('removed', both('removed', -1))).execute(database);
  },
};
