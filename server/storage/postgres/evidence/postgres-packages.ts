import { sql, type RawBuilder } from 'kysely';
import type { Money } from '../../../../src/domain/money/money.ts';
import { packageStates, type PackageState } from '../../../../src/domain/evidence/materials/package-state.ts';
import { onlyLooked } from '../../../../src/domain/evidence/materials/progress.ts';
import type { PackageRecord } from '../../../core/records.ts';
import type { PackageColumn, PackagePage, PackageQuery } from '../../../core/store.ts';
import type { Row } from '../fields.ts';
import { PostgresTable } from '../postgres-table.ts';
import { facetConditions, rangeConditions, searchConditions } from './package-conditions.ts';
import { keptNames } from './package-names.ts';
import { keepShortParts } from './package-numbers.ts';
import { multiplied } from './package-copies.ts';
import { packageTotals } from './package-totals.ts';

const columns: Readonly<Record<PackageColumn, string>> = {
  createTime: 'created_at', totalAmount: 'total_amount', expectDueDate: 'expect_due_date', state: 'state', docDatumId: 'doc_datum_id',
};

/** Up to which row a page is put together from the first ones of each state. */
const shallow = 1000;

/** A package without a day comes before all days, as an empty text would; of the other columns none is without a value. */
function order(column: string, descending: boolean): RawBuilder<unknown> {
  const nulls = !column.endsWith('expect_due_date') ? '' : descending ? 'nulls last' : 'nulls first';
  const direction = descending ? 'desc' : 'asc';
  return sql`${sql.ref(column)} ${sql.raw(`${direction} ${nulls}`)}, doc_datum_id ${sql.raw(direction)}`;
}

/** Packages with the questions that lists ask of them. */
export class PostgresPackages extends PostgresTable<PackageRecord> {
  override async saveAll(records: readonly PackageRecord[]): Promise<void> {
    await keepShortParts(this.connection, records.map((record) => ({ ...record, number: record.docDatumId })));
    const numberOf = await keptNames(this.connection, records);
    await this.saveRows(records.map((record) => ({ ...this.rowOf(record), names_id: numberOf(record) })));
  }

  override async save(record: PackageRecord): Promise<void> {
    await this.saveAll([record]);
  }

  /** Which packages they are is read from an index alone, and then only those themselves. */
  async page(query: PackageQuery, page: PackagePage): Promise<readonly PackageRecord[]> {
    const column = columns[page.orderBy];
    const sorted = order(column, page.descending);
    const { rows } = await sql<Row>`
      select package.* from portal.packages package join (${await this.#found(query, page, column, sorted)}) found using (doc_datum_id)
      order by ${order(`package.${column}`, page.descending)}
    `.execute(this.connection);
    return this.read(rows);
  }

  async multiply(docDatumIds: readonly string[], first: number, last: number): Promise<void> {
    await multiplied(this.connection, docDatumIds, first, last);
  }

  async totals(query: PackageQuery): Promise<{ readonly count: number; readonly totalAmount: Money }> {
    return packageTotals(this.connection, query);
  }

  async inStates(states: readonly PackageState[] = packageStates, mostOfEach?: number): Promise<readonly PackageRecord[]> {
    const { rows } = await sql<Row>`
      select package.* from unnest(${[...new Set(states)]}::text[]) wanted(state)
      cross join lateral (select * from portal.packages where state = wanted.state collate "C" order by state_since, doc_datum_id limit ${mostOfEach ?? null}) package
      order by package.state_since, package.doc_datum_id
    `.execute(this.connection);
    return this.read(rows);
  }

  async untouchedSince(state: PackageState, instant: number): Promise<readonly string[]> {
    const { rows } = await sql<{ readonly id: string }>`
      select doc_datum_id as id from portal.packages package where state = ${state} and created_at < ${new Date(instant)} and not exists (
        select from portal.operation_log line where line.doc_datum_id = package.doc_datum_id and at >= ${new Date(instant)} and action <> all(${[...onlyLooked]})
      ) order by doc_datum_id
    `.execute(this.connection);
    return rows.map(({ id }) => id);
  }

  /** Which state a package is in goes with its age, so that whoever walks one order to find one state may walk past everything: each state has an order of its own. */
  async #found(query: PackageQuery, { offset, limit }: PackagePage, column: string, sorted: RawBuilder<unknown>): Promise<RawBuilder<unknown>> {
    const { names } = await searchConditions(this.connection, query);
    const of = (state: readonly RawBuilder<boolean>[]) => sql.join([
      sql<boolean>`pk_corp = ${query.pkCorp}`, sql<boolean>`book = ${query.book}`, ...state, ...facetConditions(query), ...rangeConditions(query), ...names,
    ], sql` and `);
    const { states } = query;
    const whole = sql`order by ${sorted} limit ${limit} offset ${offset}`;
    if (states === undefined || offset + limit > shallow) {
      const inStates = states === undefined ? [] : [sql<boolean>`state = any(${states})`];
      return sql`select doc_datum_id from portal.packages where ${of(inStates)} ${whole}`;
    }
    const select = sql.join([...new Set(['doc_datum_id', column])].map((each) => sql.ref(each)));
    return sql`
      select doc_datum_id from unnest(${[...new Set(states)]}::text[]) wanted(state_wanted)
      cross join lateral (select ${select} from portal.packages where ${of([sql<boolean>`state = wanted.state_wanted collate "C"`])} order by ${sorted} limit ${offset + limit}) first_ones ${whole}
    `;
  }
}
