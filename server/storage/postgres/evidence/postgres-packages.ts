import { sql } from 'kysely';
import { moneyToText, type Money } from '../../../../src/domain/money/money.ts';
import type { PackageRecord } from '../../../core/records.ts';
import type { PackageColumn, PackagePage, PackageQuery } from '../../../core/store.ts';
import { moneyFromNumeric } from '../fields.ts';
import { PostgresTable } from '../postgres-table.ts';
import { likePart } from './search-text.ts';

const columns: Readonly<Record<PackageColumn, string>> = {
  createTime: 'created_at', totalAmount: 'total_amount', expectDueDate: 'expect_due_date', state: 'state', docDatumId: 'doc_datum_id',
};

const pointInTime = (instant: number | undefined): string | undefined => (instant === undefined ? undefined : new Date(instant).toISOString());

/** Packages with the questions that lists ask of them. */
export class PostgresPackages extends PostgresTable<PackageRecord> {
  async page(query: PackageQuery, page: PackagePage): Promise<readonly PackageRecord[]> {
    const direction = page.descending ? 'desc' : 'asc';
    const rows = await this.matching(query)
      .selectAll()
      .orderBy(columns[page.orderBy], (order) => {
        if (page.orderBy !== 'expectDueDate') return order[direction]();
        // A package without a day comes before all days, as an empty text would.
        return page.descending ? order.desc().nullsLast() : order.asc().nullsFirst();
      })
      .orderBy('doc_datum_id', direction).limit(page.limit).offset(page.offset).execute();
    return this.read(rows);
  }

  async totals(query: PackageQuery): Promise<{ readonly count: number; readonly totalAmount: Money }> {
    const found = await this.matching(query)
      .select([sql<number>`count(*)`.as('count'), sql`coalesce(sum(total_amount), 0.00)`.as('total')]).executeTakeFirstOrThrow();
    return { count: found.count, totalAmount: moneyFromNumeric(found.total) };
  }

  async inStates(states: PackageQuery['states']): Promise<readonly PackageRecord[]> {
    let found = this.rows();
    if (states) found = found.where(sql<boolean>`state = any(${states})`);
    return this.read(await found.orderBy('state_since').orderBy('doc_datum_id').execute());
  }

  private matching(query: PackageQuery) {
    let found = this.connection.selectFrom('packages').where('pk_corp', '=', query.pkCorp).where('book', '=', query.book);
    const among = (column: string, values: readonly string[] | undefined): void => {
      if (values) found = found.where(sql<boolean>`${sql.ref(column)} = any(${values})`);
    };
    const compare = (column: string, sign: '=' | '>=' | '<' | '<=', value: unknown): void => {
      if (value !== undefined) found = found.where(column, sign, value);
    };
    const holds = (column: string, part: string | undefined): void => {
      if (part !== undefined) found = found.where(column, 'like', likePart(part.toLowerCase()));
    };
    among('state', query.states);
    among('credit_state', query.creditStates);
    among('business_type', query.businessTypes);
    compare('product_type', '=', query.productType);
    holds('party_text', query.counterparty);
    holds('search_text', query.keyword);
    compare('fk_finance', '=', query.fkFinance);
    compare('handler_id', '=', query.handlerId);
    compare('created_at', '>=', pointInTime(query.createdFrom));
    compare('created_at', '<', pointInTime(query.createdTo));
    compare('total_amount', '>=', query.amountFrom && moneyToText(query.amountFrom));
    compare('total_amount', '<=', query.amountTo && moneyToText(query.amountTo));
    return found;
  }
}
