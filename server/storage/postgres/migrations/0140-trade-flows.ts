import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Flows of statistics to which postings of `source` belong, as in `flowsOfPosting`: one line for the issuer of the
 * instrument, and one for a holder whose balance changes.
 */
const flowsOf = (source: string): string => `
  select i.issuer_id as company_id, 'issuer' as side, p.kind, to_char(p.business_day, 'YYYY-MM') as month,
    case p.entry
      when 'issue' then 'issued' when 'issue-accepted' then 'accepted' when 'transfer' then 'passed-on'
      when 'disbursement' then 'financed' when 'disbursement-returned' then 'financed' else 'paid'
    end as flow,
    case when p.entry in ('issue', 'issue-accepted', 'disbursement-returned')
      then p.to_company_id else p.from_company_id end as counterparty_id,
    case p.entry when 'disbursement-returned' then -1 else 1 end as count,
    case p.entry when 'disbursement-returned' then -p.amount else p.amount end as amount
    from ${source} p join portal.instruments i on i.id = p.instrument_id
    where p.entry in ('issue', 'issue-accepted', 'transfer', 'disbursement', 'disbursement-returned', 'payment')
  union all
  select p.in_company_id, 'holder', p.kind, to_char(p.business_day, 'YYYY-MM'),
    case p.entry when 'disbursement-returned' then 'financed' else 'received' end, p.from_company_id,
    case p.entry when 'disbursement-returned' then -1 else 1 end,
    case p.entry when 'disbursement-returned' then -p.amount else p.amount end
    from ${source} p
    where p.entry in ('issue-accepted', 'transfer-accepted', 'disbursement-returned') and p.in_company_id <> ''
  union all
  select p.out_company_id, 'holder', p.kind, to_char(p.business_day, 'YYYY-MM'),
    case p.entry when 'transfer' then 'passed-on' when 'disbursement' then 'financed' else 'paid' end,
    p.to_company_id, 1, p.amount
    from ${source} p where p.entry in ('transfer', 'disbursement', 'payment') and p.out_company_id <> ''
`;

const insertFlows = (into: string, source: string): string => `
  insert into portal.${into} (company_id, side, kind, month, flow, counterparty_id, count, amount)
    select company_id, side, kind, month, flow, counterparty_id, sum(count), sum(amount) from (${flowsOf(source)}) flows
    group by company_id, side, kind, month, flow, counterparty_id`;

/**
 * Sums over holdings, with the sign by which a row counts: by place and month as before, and open amounts between two
 * companies, for the issuer and for the holder.
 */
const summedHoldings = (source: string, sign: number): string => `
  select 'holdings' as about, company_id, place as part, kind, to_char(due_on, 'YYYY-MM') as month, ${sign} as count,
    ${sign} * amount as amount, ${sign} * reserved as reserved, ${sign} * frozen as frozen from ${source} where amount > 0
  union all
  select 'open-to', issuer_id, company_id, kind, '', ${sign}, ${sign} * amount, 0.00, 0.00
    from ${source} where amount > 0 and place in ('held', 'transit')
  union all
  select 'open-from', company_id, issuer_id, kind, '', ${sign}, ${sign} * amount, 0.00, 0.00
    from ${source} where amount > 0 and place = 'held'`;

const insertSums = (into: string, counted: string, condition = 'true'): string => `
  insert into portal.${into}
    select about, company_id, part, kind, month, sum(count), sum(amount), sum(reserved), sum(frozen)
    from (${counted}) counted where ${condition}
    group by about, company_id, part, kind, month
    having sum(count) <> 0 or sum(amount) <> 0 or sum(reserved) <> 0 or sum(frozen) <> 0`;

const countedAs = (event: 'added' | 'changed' | 'removed', counted: string): string => `
  create or replace function portal.sum_holdings_${event}() returns trigger language plpgsql as $$
    begin ${insertSums('trade_sum_changes', counted)}; return null; end $$;`;

/**
 * Sums of statistics: flows by company, side, month and counterparty, and open amounts between two companies. Triggers
 * append the changes; they are added to the sums from time to time, like those of ledgers.
 */
export const tradeFlows: Migration = {
  up: async (database) => {
    await sql`
      create table if not exists portal.trade_flows (
        company_id text collate "C" not null,
        side text collate "C" not null,
        kind text collate "C" not null,
        month text collate "C" not null,
        flow text collate "C" not null,
        counterparty_id text collate "C" not null,
        count bigint not null,
        amount numeric(30, 2) not null,
        primary key (company_id, side, kind, month, flow, counterparty_id)
      );
      create table if not exists portal.trade_flow_changes (like portal.trade_flows);
      create index if not exists trade_flow_changes_of_company on portal.trade_flow_changes (company_id, side);
      truncate portal.trade_flows, portal.trade_flow_changes;
      delete from portal.trade_sums where about in ('open-to', 'open-from');
      delete from portal.trade_sum_changes where about in ('open-to', 'open-from');
    `.execute(database);
    await sql.raw(insertFlows('trade_flows', 'portal.postings')).execute(database);
    await sql
      .raw(
        `create or replace function portal.sum_trade_flows() returns trigger language plpgsql as $$
          begin ${insertFlows('trade_flow_changes', 'added')}; return null; end $$;
        create or replace trigger sum_flows after insert on portal.postings
          referencing new table as added for each statement execute function portal.sum_trade_flows();`,
      )
      .execute(database);
    await sql
      .raw(insertSums('trade_sums', summedHoldings('portal.holdings', 1), `about in ('open-to', 'open-from')`))
      .execute(database);
    await sql.raw(countedAs('added', summedHoldings('added', 1))).execute(database);
    const changed = `${summedHoldings('added', 1)} union all ${summedHoldings('removed', -1)}`;
    await sql.raw(countedAs('changed', changed)).execute(database);
    await sql.raw(countedAs('removed', summedHoldings('removed', -1))).execute(database);
  },
};
