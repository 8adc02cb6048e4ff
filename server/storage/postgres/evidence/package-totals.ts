import { sql, type RawBuilder } from 'kysely';
import type { Money } from '../../../../src/domain/money/money.ts';
import type { PackageQuery } from '../../../core/tables/evidence.ts';
import type { Connection } from '../database.ts';
import { moneyFromNumeric } from '../fields.ts';
import { shelfText } from './shelf-column.ts';
import { facetConditions, rangeConditions, searchConditions, type Condition } from './package-conditions.ts';

const day = 86_400_000;
const shanghaiOffset = 8 * 3_600_000;

const isStartOfDay = (instant: number | undefined): boolean =>
  instant === undefined || (instant + shanghaiOffset) % day === 0;
const dayOf = (instant: number): string => new Date(instant + shanghaiOffset).toISOString().slice(0, 10);

/** The stored counts that answer a query, and the conditions on them; undefined where none do. */
async function storedCountsFor(
  connection: Connection,
  query: PackageQuery,
): Promise<{ readonly kind: 'facets' | 'names' | 'days'; readonly conditions: readonly Condition[] } | undefined> {
  const facets = facetConditions(query);
  const dated = query.createdFrom !== undefined || query.createdTo !== undefined;
  const searched = query.keyword !== undefined || query.counterparty !== undefined;
  if (
    query.invoiceNeed !== undefined ||
    query.overdueOn !== undefined ||
    query.numbers !== undefined ||
    query.amountFrom !== undefined ||
    query.amountTo !== undefined ||
    [facets.length > 0, dated, searched].filter(Boolean).length > 1
  )
    return undefined;
  if (searched) {
    const { names, orNumber } = await searchConditions(connection, query);
    return orNumber === undefined ? { kind: 'names', conditions: names } : undefined;
  }
  if (!dated) return { kind: 'facets', conditions: facets };
  if (!isStartOfDay(query.createdFrom) || !isStartOfDay(query.createdTo)) return undefined;
  const from = query.createdFrom === undefined ? [] : [sql<boolean>`created_on >= ${dayOf(query.createdFrom)}::date`];
  const to = query.createdTo === undefined ? [] : [sql<boolean>`created_on < ${dayOf(query.createdTo)}::date`];
  return { kind: 'days', conditions: [...from, ...to] };
}

const all = (conditions: readonly Condition[]): RawBuilder<boolean> =>
  sql.join([sql<boolean>`true`, ...conditions], sql` and `);

/** Number of packages from stored counts; undefined where the packages would have to be counted. */
export async function storedCount(connection: Connection, query: PackageQuery): Promise<number | undefined> {
  const { keyword, counterparty } = query;
  return keyword === undefined && counterparty === undefined && (await storedCountsFor(connection, query))
    ? (await packageTotals(connection, query)).count
    : undefined;
}

/** Number and total amount of packages: from stored counts where possible, otherwise counted. */
export async function packageTotals(
  connection: Connection,
  query: PackageQuery,
): Promise<{ readonly count: number; readonly totalAmount: Money }> {
  const { pkCorp, states } = query;
  const shelf = shelfText(query);
  const inStates = states === undefined ? [] : [sql<boolean>`state = any(${states})`];
  const stored = await storedCountsFor(connection, query);
  const answer = async (
    source: RawBuilder<unknown>,
  ): Promise<{ readonly count: number; readonly totalAmount: Money }> => {
    const {
      rows: [row],
    } = await sql<{
      count: string | number;
      total: unknown;
    }>`select coalesce(sum(count), 0)::bigint as count, coalesce(sum(total_amount), 0)::numeric(30, 2) as total from (${source}) found`.execute(
      connection,
    );
    return { count: Number(row?.count ?? 0), totalAmount: moneyFromNumeric(row?.total ?? '0.00') };
  };
  if (!stored) {
    const { names } = await searchConditions(connection, query);
    return answer(
      sql`select count(*) as count, sum(total_amount) as total_amount from portal.packages where pk_corp = ${pkCorp} and book = ${shelf} and ${all([...inStates, ...facetConditions(query), ...rangeConditions(query), ...names])}`,
    );
  }
  const where = sql`where pk_corp = ${pkCorp} and book = ${shelf} and kind = ${stored.kind} and ${all([...inStates, ...stored.conditions])}`;
  return answer(
    sql`select count, total_amount from portal.package_counts ${where} union all select count, total_amount from portal.package_count_changes ${where}`,
  );
}

/**
 * Adds the changes since the last run to the totals. Only one run is active at a time; packages saved meanwhile are
 * added by the next.
 */
export async function addUpCounts(connection: Connection): Promise<void> {
  await sql`
    with changes as (delete from portal.package_count_changes returning *)
    insert into portal.package_counts as kept
    select pk_corp, book, kind, state, credit_state, business_type, product_type, handler_id, fk_finance, names_id, created_on, sum(count), sum(total_amount)
    from changes group by pk_corp, book, kind, state, credit_state, business_type, product_type, handler_id, fk_finance, names_id, created_on
    having sum(count) <> 0 or sum(total_amount) <> 0
    on conflict (pk_corp, book, kind, state, credit_state, business_type, product_type, handler_id, fk_finance, names_id, created_on)
    do update set count = kept.count + excluded.count, total_amount = kept.total_amount + excluded.total_amount
  `.execute(connection);
}
