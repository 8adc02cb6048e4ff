import { sql, type RawBuilder } from 'kysely';
import type { PackagePage, PackageQuery } from '../../../core/tables/evidence.ts';
import { shelfText } from './shelf-column.ts';

/** The month in Shanghai in which a package was created, as the indexes write it. */
export const createdMonth = "(date_trunc('month', created_at at time zone 'Asia/Shanghai'))";

/**
 * Columns whose values correlate with a package's time of creation: a scan in such an order for one time may pass all
 * other rows.
 */
const timeCorrelated: ReadonlySet<string> = new Set(['expect_due_date', 'doc_datum_id', 'state']);

/** Number of rows of each month and state that are read in a few milliseconds, for any number of years. */
const shallow = 200;

const dayOf = (instant: number): RawBuilder<unknown> =>
  sql`(${new Date(instant)}::timestamptz at time zone 'Asia/Shanghai')::date`;

/**
 * Whether a page is found faster month by month: the query has a time range, and no condition that few packages within
 * it meet.
 */
export function isByMonth(query: PackageQuery, { offset, limit }: PackagePage, column: string): boolean {
  const {
    creditStates,
    businessTypes,
    productType,
    counterparty,
    keyword,
    words,
    fkFinance,
    handlerId,
    invoiceNeed,
    createdFrom,
    createdTo,
    amountFrom,
    amountTo,
  } = query;
  const others = [
    creditStates,
    businessTypes,
    productType,
    counterparty,
    keyword,
    words,
    fkFinance,
    handlerId,
    invoiceNeed,
    amountFrom,
    amountTo,
  ];
  return (
    (createdFrom !== undefined || createdTo !== undefined) &&
    others.every((each) => each === undefined) &&
    timeCorrelated.has(column) &&
    offset + limit <= shallow
  );
}

/**
 * The packages of a page, assembled from the first ones of each month in each state. The stored counts tell which
 * months have packages in which states.
 *
 * @param parts `select`: the column of the order and the number of a package; `where`: all conditions, also on states;
 *   `sorted`: the order
 */
export function pageByMonth(
  query: PackageQuery,
  { offset, limit }: PackagePage,
  parts: {
    readonly select: RawBuilder<unknown>;
    readonly where: RawBuilder<unknown>;
    readonly sorted: RawBuilder<unknown>;
  },
): RawBuilder<unknown> {
  const { pkCorp, states, createdFrom, createdTo } = query;
  const storedDays = sql.join(
    [
      sql<boolean>`pk_corp = ${pkCorp} and book = ${shelfText(query)} and kind = 'days'`,
      ...(states === undefined ? [] : [sql<boolean>`state = any(${states})`]),
      ...(createdFrom === undefined ? [] : [sql<boolean>`created_on >= ${dayOf(createdFrom)}`]),
      ...(createdTo === undefined ? [] : [sql<boolean>`created_on <= ${dayOf(createdTo - 1)}`]),
    ],
    sql` and `,
  );
  const statesByMonth = (table: string) =>
    sql`select state as state_made, date_trunc('month', created_on::timestamp) as month_made from ${sql.id('portal', table)} where ${storedDays}`;
  return sql`
    select doc_datum_id from (${statesByMonth('package_counts')} union ${statesByMonth('package_count_changes')}) made
    cross join lateral (
      select ${parts.select} from portal.packages where ${parts.where} and state = made.state_made and ${sql.raw(createdMonth)} = made.month_made order by ${parts.sorted} limit ${offset + limit}
    ) first_ones order by ${parts.sorted} limit ${limit} offset ${offset}
  `;
}
