import { sql, type RawBuilder } from 'kysely';
import { packageStates, type PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import { viewingActions } from '../../../../src/domain/evidence/materials/progress.ts';
import type { Shelf } from '../../../../src/domain/evidence/shared/shelf.ts';
import type { PackageRecord } from '../../../core/records/evidence.ts';
import type { PackageColumn, PackagePage, PackageQuery, PackageTotals } from '../../../core/tables/evidence.ts';
import type { Connection } from '../database.ts';
import type { Row } from '../fields.ts';
import { PostgresTable, type Mapping } from '../postgres-table.ts';
import { facetConditions, rangeConditions, searchConditions } from './package-conditions.ts';
import { shelfText } from './shelf-column.ts';
import { pageByMonth, isByMonth } from './package-months.ts';
import { saveNames, searchedNames } from './package-names.ts';
import { saveShortParts } from './package-numbers.ts';
import { multiplyPackages } from './package-copies.ts';
import { oldestSince, packageTotals, storedCount } from './package-totals.ts';

const columns: Readonly<Record<PackageColumn, string>> = {
  createTime: 'created_at',
  totalAmount: 'total_amount',
  expectDueDate: 'expect_due_date',
  state: 'state',
  docDatumId: 'doc_datum_id',
};

/** Row up to which a page is assembled from the first rows of each state. */
const deepestMergedRow = 1000;

const noConditions = {
  states: undefined,
  creditStates: undefined,
  businessTypes: undefined,
  productType: undefined,
  counterparty: undefined,
  keyword: undefined,
  fkFinance: undefined,
  handlerId: undefined,
  amountFrom: undefined,
  amountTo: undefined,
};

/**
 * The same rows counted from the other end, where that is nearer. `count` is the number of all rows; undefined where it
 * is unknown.
 */
function nearerEnd(page: PackagePage, count: number | undefined): PackagePage {
  const { offset, limit, descending } = page;
  if (count === undefined || offset * 2 < count) return page;
  return {
    ...page,
    descending: !descending,
    offset: Math.max(0, count - offset - limit),
    limit: Math.max(0, Math.min(limit, count - offset)),
  };
}

/** The order by a column, then by number. A package without a due date comes before all dates. */
function order(column: string, descending: boolean): RawBuilder<unknown> {
  const nulls = !column.endsWith('expect_due_date') ? '' : descending ? 'nulls last' : 'nulls first';
  const direction = descending ? 'desc' : 'asc';
  return sql`${sql.ref(column)} ${sql.raw(`${direction} ${nulls}`)}, doc_datum_id ${sql.raw(direction)}`;
}

/** Packages, with the queries of their lists. */
export class PostgresPackages extends PostgresTable<PackageRecord> {
  readonly #maxSortedPackages: number;

  /** `maxSortedPackages`: the number of packages that are read and sorted in a few milliseconds. */
  constructor(connection: Connection, mapping: Mapping<PackageRecord>, maxSortedPackages = 30_000) {
    super(connection, mapping);
    this.#maxSortedPackages = maxSortedPackages;
  }

  override async saveAll(records: readonly PackageRecord[]): Promise<void> {
    await saveShortParts(
      this.connection,
      records.map((record) => ({ pkCorp: record.pkCorp, shelf: shelfText(record), number: record.docDatumId })),
    );
    const numberOf = await saveNames(this.connection, records);
    await this.saveRows(records.map((record) => ({ ...this.rowOf(record), names_id: numberOf(record) })));
  }

  override async save(record: PackageRecord): Promise<void> {
    await this.saveAll([record]);
  }

  /** Reads the keys of the page from an index, then only the packages themselves. */
  async page(query: PackageQuery, page: PackagePage): Promise<readonly PackageRecord[]> {
    const column = columns[page.orderBy];
    const nearer = page.offset > deepestMergedRow ? nearerEnd(page, await storedCount(this.connection, query)) : page;
    const { rows } = await sql<Row>`
      select package.* from portal.packages package join (${await this.#pageQuery(query, nearer, column)}) found using (doc_datum_id)
      order by ${order(`package.${column}`, page.descending)}
    `.execute(this.connection);
    return this.read(rows);
  }

  async numbers(query: PackageQuery, page: PackagePage): Promise<readonly string[]> {
    const { rows } = await sql<{
      readonly doc_datum_id: string;
    }>`${await this.#pageQuery(query, page, columns[page.orderBy])}`.execute(this.connection);
    return rows.map((row) => row.doc_datum_id);
  }

  async multiply(docDatumIds: readonly string[], first: number, last: number): Promise<void> {
    await multiplyPackages(this.connection, docDatumIds, first, last);
  }

  async searchedNames(pkCorp: string, shelves: readonly Shelf[]): Promise<readonly string[]> {
    return searchedNames(this.connection, pkCorp, shelves);
  }

  async totalsOfEach(queries: readonly PackageQuery[]): Promise<readonly PackageTotals[]> {
    return packageTotals(this.connection, queries);
  }

  async oldestSinceOfEach(queries: readonly PackageQuery[]): Promise<readonly (number | undefined)[]> {
    return oldestSince(this.connection, queries);
  }

  async inStates(
    states: readonly PackageState[] = packageStates,
    maxPerState?: number,
  ): Promise<readonly PackageRecord[]> {
    const { rows } = await sql<Row>`
      select package.* from unnest(${[...new Set(states)]}::text[]) wanted(state)
      cross join lateral (select * from portal.packages where state = wanted.state collate "C" order by state_since, doc_datum_id limit ${maxPerState ?? null}) package
      order by package.state_since, package.doc_datum_id
    `.execute(this.connection);
    return this.read(rows);
  }

  async idleSince(state: PackageState, instant: number): Promise<readonly string[]> {
    const { rows } = await sql<{ readonly id: string }>`
      select doc_datum_id as id from portal.packages package where state = ${state} and created_at < ${new Date(instant)} and not exists (
        select from portal.operation_log line where line.doc_datum_id = package.doc_datum_id and at >= ${new Date(instant)} and action <> all(${[...viewingActions]})
      ) order by doc_datum_id
    `.execute(this.connection);
    return rows.map(({ id }) => id);
  }

  /**
   * A package's state correlates with its age, so a scan of one order for one state may pass all other rows: each state
   * has an order of its own.
   */
  async #pageQuery(query: PackageQuery, page: PackagePage, column: string): Promise<RawBuilder<unknown>> {
    const { offset, limit, descending } = page;
    const { names } = await searchConditions(this.connection, query);
    const where = (...state: readonly RawBuilder<boolean>[]) =>
      sql.join(
        [
          sql<boolean>`pk_corp = ${query.pkCorp}`,
          sql<boolean>`book = ${shelfText(query)}`,
          ...state,
          ...facetConditions(query),
          ...rangeConditions(query),
          ...names,
        ],
        sql` and `,
      );
    const { states } = query;
    const sorted = order(column, descending);
    const orderAndLimit = sql`order by ${sorted} limit ${limit} offset ${offset}`;
    const select = sql.join([...new Set(['doc_datum_id', column])].map((each) => sql.ref(each)));
    const inStates = states === undefined ? [] : [sql<boolean>`state = any(${states})`];
    // Few packages are named, overdue or have an invoice need, so they are found first and then sorted.
    if (query.numbers !== undefined || query.invoiceNeed !== undefined || query.overdueOn !== undefined)
      return sql`select doc_datum_id from (select ${select} from portal.packages where ${where(...inStates)} offset 0) named ${orderAndLimit}`;
    if (column !== 'created_at' && (await this.#hasFewInTime(query)))
      return sql`select doc_datum_id from (select ${select} from portal.packages where ${where(...inStates)} offset 0) within ${orderAndLimit}`;
    if (isByMonth(query, page, column)) return pageByMonth(query, page, { select, where: where(...inStates), sorted });
    if (states === undefined || offset + limit > deepestMergedRow)
      return sql`select doc_datum_id from portal.packages where ${where(...inStates)} ${orderAndLimit}`;
    return sql`
      select doc_datum_id from unnest(${[...new Set(states)]}::text[]) wanted(state_wanted)
      cross join lateral (select ${select} from portal.packages where ${where(sql<boolean>`state = wanted.state_wanted collate "C"`)} order by ${sorted} limit ${offset + limit}) first_ones ${orderAndLimit}
    `;
  }

  /**
   * Whether a time range has so few packages that sorting them is faster than a scan in the list's order. Numbers and
   * due dates correlate with the time, so such a scan may pass all other rows.
   */
  async #hasFewInTime({ pkCorp, book, side, createdFrom, createdTo }: PackageQuery): Promise<boolean> {
    if (createdFrom === undefined && createdTo === undefined) return false;
    const count = await storedCount(this.connection, { ...noConditions, pkCorp, book, side, createdFrom, createdTo });
    return count !== undefined && count <= this.#maxSortedPackages;
  }
}
