import { sql, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Moves of the balances of ledgers, one line for each balance that a posting of `source` moves, as `ledgerDirection`
 * has them: at most one for a company and a side.
 */
const movesOf = (source: string): RawBuilder<unknown> =>
  sql.raw(`
    select in_company_id as company_id, 'holder' as side, business_day, 1 as in_count, amount as in_amount, 0 as out_count, 0.00 as out_amount
      from ${source} where in_company_id <> ''
    union all
    select out_company_id, 'holder', business_day, 0, 0.00, 1, amount
      from ${source} where out_company_id <> '' and out_company_id <> in_company_id
    union all
    select from_company_id, 'issuer', business_day, 1, amount, 0, 0.00
      from ${source} where entry = 'issue' and from_company_id <> ''
    union all
    select to_company_id, 'issuer', business_day, 0, 0.00, 1, amount
      from ${source} where entry in ('issue-returned', 'cancellation') and to_company_id <> ''
  `);

const sums = sql.raw('company_id, side, business_day, sum(in_count), sum(in_amount), sum(out_count), sum(out_amount)');

/**
 * Sums of each company's ledger by business day, and the moves that they are the sums of. A trigger appends the changes, so that no posting waits for another;
 * they are added to the sums from time to time. The indexes of a ledger have its order.
 */
export const ledgerDays: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.ledger_days (
        company_id text collate "C" not null,
        side text collate "C" not null,
        business_day date not null,
        in_count bigint not null,
        in_amount numeric(30, 2) not null,
        out_count bigint not null,
        out_amount numeric(30, 2) not null,
        primary key (company_id, side, business_day)
      );
      create table if not exists portal.ledger_day_changes (like portal.ledger_days);
      create index if not exists ledger_day_changes_of_company
        on portal.ledger_day_changes (company_id, side, business_day);
      create or replace view portal.ledger_moves as ${movesOf('portal.postings')};
      insert into portal.ledger_days
        select ${sums} from portal.ledger_moves group by company_id, side, business_day;
    `.execute(database);
    await sql`
      create or replace function portal.sum_ledger_days() returns trigger language plpgsql as $$
      begin
        insert into portal.ledger_day_changes
          select ${sums} from (${movesOf('added')}) moves group by company_id, side, business_day;
        return null;
      end $$;
      create or replace trigger sum_days after insert on portal.postings
        referencing new table as added for each statement execute function portal.sum_ledger_days();
    `.execute(database);
    await sql`
      drop index if exists portal.postings_out, portal.postings_in, portal.postings_owed_more, portal.postings_owed_less;
      create index if not exists postings_in_days on portal.postings (in_company_id, business_day, at, id)
        include (amount) where in_company_id <> '';
      create index if not exists postings_out_days on portal.postings (out_company_id, business_day, at, id)
        include (amount, in_company_id) where out_company_id <> '';
      create index if not exists postings_owed_more_days on portal.postings (from_company_id, business_day, at, id)
        include (amount) where entry = 'issue';
      create index if not exists postings_owed_less_days on portal.postings (to_company_id, business_day, at, id)
        include (amount) where entry in ('issue-returned', 'cancellation');
    `.execute(database);
  },
};
