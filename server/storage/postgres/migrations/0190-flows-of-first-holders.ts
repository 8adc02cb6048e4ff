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
    case
      when p.entry in ('issue', 'issue-accepted') then p.to_company_id
      when p.entry = 'payment' then p.from_company_id
      when p.entry = 'disbursement-returned' then case p.to_company_id when i.payee_id then i.payee_id else '' end
      else case p.from_company_id when i.payee_id then i.payee_id else '' end
    end as counterparty_id,
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

/** An issuer's flows do not name companies that hold by a transfer. */
export const flowsOfFirstHolders: Migration = {
  up: async (database) => {
    await sql`truncate portal.trade_flows, portal.trade_flow_changes`.execute(database);
    await sql.raw(insertFlows('trade_flows', 'portal.postings')).execute(database);
    await sql
      .raw(
        `create or replace function portal.sum_trade_flows() returns trigger language plpgsql as $$
          begin ${insertFlows('trade_flow_changes', 'added')}; return null; end $$;`,
      )
      .execute(database);
  },
};
