import { sql, type RawBuilder } from 'kysely';
import { schema, type Connection } from '../../database.ts';

/** Subjects of the stored sums, besides the ledgers. */
type Summed = 'holdings' | 'instruments' | 'applications' | 'owed' | 'open-to' | 'open-from';

/**
 * Stored sums of a company: the added ones, and the changes since. Several lines may have the same part, kind and
 * month.
 */
export const sumsOf = (about: Summed, companyId: string): RawBuilder<unknown> => sql`(
  select * from portal.trade_sums where about = ${about} and company_id = ${companyId}
  union all
  select * from portal.trade_sum_changes where about = ${about} and company_id = ${companyId}
)`;

const changesOf = {
  ledger_day: [
    ['company_id', 'side', 'kind', 'business_day'],
    ['in_count', 'in_amount', 'out_count', 'out_amount'],
  ],
  trade_flow: [
    ['company_id', 'side', 'kind', 'month', 'flow', 'counterparty_id'],
    ['count', 'amount'],
  ],
  trade_review: [['company_id', 'kind', 'act', 'month', 'measure', 'part', 'tenths'], ['count']],
  trade_sum: [
    ['about', 'company_id', 'part', 'kind', 'month'],
    ['count', 'amount', 'reserved', 'frozen'],
  ],
} as const;

/**
 * Adds the changes since the last run to the stored sums. Only one run is active at a time; later changes are added by
 * the next run.
 */
export async function addUpTrade(connection: Connection): Promise<void> {
  for (const [name, [keys, sums]] of Object.entries(changesOf)) {
    const key = sql.join(keys.map((each) => sql.ref(each)));
    await sql`
      with changes as (delete from ${sql.id(schema, `${name}_changes`)} returning *)
      insert into ${sql.id(schema, `${name}s`)} as kept
      select ${key}, ${sql.join(sums.map((each) => sql`sum(${sql.ref(each)})`))} from changes group by ${key}
      on conflict (${key}) do update set ${sql.join(
        sums.map((each) => sql`${sql.ref(each)} = kept.${sql.ref(each)} + excluded.${sql.ref(each)}`),
      )}
    `.execute(connection);
  }
}
