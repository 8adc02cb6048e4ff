import { sql, type RawBuilder } from 'kysely';
import type { PackageQuery, PackageTotals } from '../../../core/tables/evidence.ts';
import { schema, type Connection } from '../database.ts';
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
    query.words !== undefined ||
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
  if (isSearch(query) || !(await storedCountsFor(connection, query))) return undefined;
  return (await packageTotals(connection, [query]))[0]?.count;
}

/** Queries that differ only in their shelf. Searches stay single, because the names that they find are of a shelf. */
interface QueryGroup {
  readonly query: PackageQuery;
  readonly shelves: readonly string[];
}

const isSearch = ({ keyword, counterparty, words }: PackageQuery): boolean =>
  keyword !== undefined || counterparty !== undefined || words !== undefined;

/** Groups queries, and returns for each query the number of its group. */
function groupQueries(queries: readonly PackageQuery[]): {
  readonly groups: readonly QueryGroup[];
  readonly groupOf: readonly number[];
} {
  const keyOf = (query: PackageQuery): string => {
    const { book: _book, side: _side, ...conditions } = query;
    return JSON.stringify([isSearch(query) ? shelfText(query) : '', conditions], (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
  };
  const groups = Map.groupBy(queries, keyOf);
  const numbers = new Map([...groups.keys()].map((key, index) => [key, index]));
  return {
    groups: [...groups.values()].flatMap((alike) =>
      alike[0] ? [{ query: alike[0], shelves: [...new Set(alike.map((query) => shelfText(query)))] }] : [],
    ),
    groupOf: queries.map((query) => numbers.get(keyOf(query)) ?? -1),
  };
}

/** Runs one statement over all groups. Returns the row of each query; undefined for a query that no row answers. */
async function rowOfEach<Row extends { readonly group_number: number; readonly book: string }>(
  connection: Connection,
  queries: readonly PackageQuery[],
  partsOf: (group: QueryGroup, number: number) => Promise<readonly RawBuilder<unknown>[]>,
  statement: (parts: RawBuilder<unknown>) => RawBuilder<Row>,
): Promise<readonly (Row | undefined)[]> {
  if (queries.length === 0) return [];
  const { groups, groupOf } = groupQueries(queries);
  const parts: RawBuilder<unknown>[] = [];
  for (const [number, group] of groups.entries()) parts.push(...(await partsOf(group, number)));
  const { rows } = await statement(sql.join(parts, sql` union all `)).execute(connection);
  const found = new Map(rows.map((row) => [`${row.group_number} ${row.book}`, row]));
  return queries.map((query, index) => found.get(`${groupOf[index]} ${shelfText(query)}`));
}

/** The condition on the packages themselves that all queries of a group share. */
async function packageCondition(connection: Connection, { query, shelves }: QueryGroup): Promise<RawBuilder<boolean>> {
  const { names } = await searchConditions(connection, query);
  return all([...baseConditions(query, shelves), ...facetConditions(query), ...rangeConditions(query), ...names]);
}

const baseConditions = ({ pkCorp, states }: PackageQuery, shelves: readonly string[]): readonly Condition[] => [
  sql<boolean>`pk_corp = ${pkCorp}`,
  sql<boolean>`book = any(${shelves})`,
  ...(states === undefined ? [] : [sql<boolean>`state = any(${states})`]),
];

/**
 * Number and total amount of each query's packages, read by one statement: from stored counts where possible, otherwise
 * counted.
 */
export async function packageTotals(
  connection: Connection,
  queries: readonly PackageQuery[],
): Promise<readonly PackageTotals[]> {
  const rows = await rowOfEach(
    connection,
    queries,
    async (group, number) => {
      const stored = await storedCountsFor(connection, group.query);
      if (!stored)
        return [
          sql`select ${number}::integer as group_number, book, count(*) as count, sum(total_amount) as total_amount from portal.packages where ${await packageCondition(connection, group)} group by book`,
        ];
      const where = all([
        ...baseConditions(group.query, group.shelves),
        sql<boolean>`kind = ${stored.kind}`,
        ...stored.conditions,
      ]);
      return ['package_counts', 'package_count_changes'].map(
        (table) =>
          sql`select ${number}::integer as group_number, book, count, total_amount from ${sql.id(schema, table)} where ${where}`,
      );
    },
    (parts) =>
      sql<{
        readonly group_number: number;
        readonly book: string;
        readonly count: string | number;
        readonly total: unknown;
      }>`select group_number, book, sum(count)::bigint as count, sum(total_amount)::numeric(30, 2) as total from (${parts}) found group by group_number, book`,
  );
  return rows.map((row) => ({ count: Number(row?.count ?? 0), totalAmount: moneyFromNumeric(row?.total ?? '0.00') }));
}

/** Earliest start of a current stage among each query's packages, in milliseconds; read by one statement. */
export async function oldestSince(
  connection: Connection,
  queries: readonly PackageQuery[],
): Promise<readonly (number | undefined)[]> {
  const rows = await rowOfEach(
    connection,
    queries,
    async (group, number) => [
      sql`select ${number}::integer as group_number, book, min(state_since) as since from portal.packages where ${await packageCondition(connection, group)} group by book`,
    ],
    (parts) =>
      sql<{
        readonly group_number: number;
        readonly book: string;
        readonly since: Date;
      }>`select * from (${parts}) found`,
  );
  return rows.map((row) => row?.since.getTime());
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
