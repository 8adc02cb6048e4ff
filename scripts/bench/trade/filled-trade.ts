import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { emptyTradeForm } from '../../../src/domain/trade/shared/trade-application.ts';

/** The company whose lists are filled, and the issuer of all its holdings. */
export const holderId = 'C-YANZHOU';
export const issuerId = 'C-QIHENG';

const tables = ['instruments', 'holdings', 'postings', 'business_applications'] as const;

/** Number of the filled rows. Each has an instrument, a holding, a posting and a completed application. */
const fill = (rows: number): readonly string[] => [
  `create temp table made as
    select i, lpad(i::text, 7, '0') as digits, current_date + 30 + ((i::bigint * 7919) % 300)::integer as due_on,
      (100 + (i::bigint * 104729) % 1000003)::numeric(18, 2) as amount,
      date_trunc('second', now()) - ((i::bigint * 63115) % 63072000) * interval '1 second' as at
    from generate_series(1, ${rows}) i`,
  `insert into portal.instruments
    select 'I-B' || digits, 'RX0000-2026-' || digits, 'credit', '${issuerId}', '启衡重工集团股份有限公司', '${holderId}',
      '宁波砚舟精密铸造有限公司', amount, (at at time zone 'Asia/Shanghai')::date, due_on, '', '[]', true, '', 'TA-B' || digits, amount
    from made`,
  `insert into portal.holdings
    (id, instrument_id, place, company_id, amount, reserved, frozen, kind, number, issuer_id, issuer_name, due_on, sender_id, sender_name, application_id, opened_at)
    select 'H-B' || digits, 'I-B' || digits, 'held', '${holderId}', amount, 0, 0, 'credit', 'RX0000-2026-' || digits,
      '${issuerId}', '启衡重工集团股份有限公司', due_on, '${issuerId}', '启衡重工集团股份有限公司', 'TA-B' || digits, at
    from made`,
  `insert into portal.postings
    (id, application_id, entry, instrument_id, to_id, amount, business_day, at, kind, number, out_company_id, in_company_id, from_company_id, to_company_id)
    select 'L-B' || digits, 'TA-B' || digits, 'issue', 'I-B' || digits, 'H-B' || digits, amount,
      (at at time zone 'Asia/Shanghai')::date, at, 'credit', 'RX0000-2026-' || digits, '', '${holderId}', '${issuerId}', '${holderId}'
    from made`,
  `insert into portal.business_applications
    (id, number, act, kind, company_id, company_name, maker_user_id, maker_name, maker, counterparty_id, counterparty_name, form, amount,
      due_on, instrument_id, state, steps, step, waits_for_id, waits_for_role, version, created_at, submitted_at, state_since, is_reserving, events, checks)
    select 'TA-B' || digits, 'QS20260101-B' || digits, 'accept', 'credit', '${holderId}', '宁波砚舟精密铸造有限公司', '', '',
      '{"personId":"","forPersonId":""}', '${issuerId}', '启衡重工集团股份有限公司', '${JSON.stringify(emptyTradeForm)}', amount,
      due_on, 'I-B' || digits, 'EFFECTIVE', '[]', 0, '', '', 1, at, at, at, false, '[]', '[]'
    from made`,
];

/**
 * Fills a database with the given number of instruments that one company holds, each with its posting and its
 * application. Indexes are created afterwards, which is faster.
 */
export async function fillTrade(address: string, rows: number): Promise<void> {
  await withConnection(address, async (client) => {
    const { rows: indexes } = await client.query<{ readonly name: string; readonly made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
        where indrelid = any($1::regclass[]) and not indisunique`,
      [tables.map((table) => `portal.${table}`)],
    );
    await client.query("set maintenance_work_mem = '256MB'; set synchronous_commit = off");
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    // The owed amounts are inserted with the instruments.
    await client.query('alter table portal.postings disable trigger keep_owed');
    for (const statement of fill(rows)) await client.query(statement);
    await client.query('alter table portal.postings enable trigger keep_owed');
    for (const { made } of indexes) await client.query(made);
    for (const table of tables) await client.query(`vacuum (analyze) portal.${table}`);
  });
}
