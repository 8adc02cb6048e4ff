import { sql, type RawBuilder } from 'kysely';
import type { PlainDate } from '../../../../../src/domain/calendar/plain-date.ts';
import type { Money } from '../../../../../src/domain/money/money.ts';
import type { InstrumentKind } from '../../../../../src/domain/trade/shared/instrument.ts';
import type { InstrumentRecord } from '../../../../core/records/trade.ts';
import type { CountedSum, InstrumentQuery, OwedHolder, Slice } from '../../../../core/tables/trade.ts';
import { amount, day, document, flag, moneyFromNumeric, text, type Row } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { countedSum } from './counted-sum.ts';
import { sumsOf } from './kept-sums.ts';

export const instrumentMapping: Mapping<InstrumentRecord> = {
  table: 'instruments',
  key: 'id',
  stays: 'always',
  fields: {
    id: text('id'),
    number: text('number'),
    kind: text('kind'),
    issuerId: text('issuer_id'),
    issuerName: text('issuer_name'),
    payeeId: text('payee_id'),
    payeeName: text('payee_name'),
    amount: amount('amount'),
    issuedOn: day('issued_on'),
    dueOn: day('due_on'),
    contractNumber: text('contract_number'),
    invoices: document('invoices'),
    isTransferable: flag('is_transferable'),
    isPayroll: flag('is_payroll'),
    remark: text('remark'),
    applicationId: text('application_id'),
  },
};

const part = (condition: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`exists (
  select from portal.holdings holding where holding.instrument_id = instruments.id and holding.amount > 0
    and ${condition})`;
const isOwed = part(sql`holding.place in ('transit', 'held')`);
const isPaid = part(sql`holding.place = 'paid'`);
const isSent = part(sql`holding.place = 'transit' and holding.origin_id is null`);

/** Conditions for a state, as `instrumentState` of the domain defines it. */
function inState({ state, lateUntil }: NonNullable<InstrumentQuery['standing']>): RawBuilder<boolean> {
  const isToCome = sql<boolean>`due_on > ${lateUntil} and ${isOwed}`;
  switch (state) {
    case 'overdue':
      return sql`due_on <= ${lateUntil} and ${isOwed}`;
    case 'part-paid':
      return sql`${isToCome} and ${isPaid}`;
    case 'transit':
      return sql`${isToCome} and not ${isPaid} and ${isSent}`;
    case 'running':
      return sql`${isToCome} and not ${isPaid} and not ${isSent}`;
    case 'paid':
      return sql`${isPaid} and not ${isOwed}`;
    case 'cancelled':
      return sql`not ${isPaid} and not ${isOwed}`;
  }
}

const columns = { dueOn: 'due_on', amount: 'amount', issuedOn: 'issued_on' } as const;

export class PostgresInstruments extends PostgresTable<InstrumentRecord> {
  async page(query: InstrumentQuery, { offset, limit }: Slice): Promise<readonly InstrumentRecord[]> {
    const rows = await this.#matching(query)
      .orderBy(columns[query.orderBy], query.descending ? 'desc' : 'asc')
      // In the order of the index, so that no page is sorted.
      .orderBy('id', query.descending ? 'desc' : 'asc')
      .offset(offset)
      .limit(limit)
      .execute();
    return this.read(rows);
  }

  async sum(query: InstrumentQuery): Promise<CountedSum> {
    if (query.keyword === '' && query.standing === undefined && query.owed === undefined) {
      const { rows } = await sql<Row>`
        select sum(count) as count, sum(amount) as amount from ${sumsOf('instruments', query.issuerId)} sums
      `.execute(this.connection);
      return countedSum(rows[0]);
    }
    const [row] = await this.#matching(query)
      .clearSelect()
      .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0.00)`.as('amount')])
      .execute();
    return countedSum(row);
  }

  async passedOn(issuerId: string, kind: InstrumentKind, after: PlainDate): Promise<readonly OwedHolder[]> {
    const { rows } = await sql<{ company_id: string; amount: string }>`
      select holding.company_id, sum(holding.amount) as amount
      from portal.holdings holding join portal.instruments instrument on instrument.id = holding.instrument_id
      where holding.issuer_id = ${issuerId} and holding.kind = ${kind} and holding.place in ('transit', 'held')
        and holding.sender_id <> holding.issuer_id
        and holding.amount > 0 and holding.due_on > ${after} and holding.company_id <> instrument.payee_id
      group by holding.company_id
    `.execute(this.connection);
    return rows.map((row) => ({ companyId: row.company_id, amount: moneyFromNumeric(row.amount) }));
  }

  async byNumber(number: string): Promise<InstrumentRecord | undefined> {
    return this.read(await this.rows().where('number', '=', number).execute())[0];
  }

  async issuedUnder(issuerId: string, contracts: readonly string[]): Promise<ReadonlyMap<string, Money>> {
    const { rows } = await sql<{ contract: string; amount: string }>`
      select portal.contract_key(instrument.contract_number) as contract, sum(holding.amount) as amount
        from portal.instruments instrument join portal.holdings holding on holding.instrument_id = instrument.id
        where instrument.issuer_id = ${issuerId} and holding.place <> 'cancelled'
          and portal.contract_key(instrument.contract_number) = any(${contracts.filter((each) => each !== '')})
        group by 1
    `.execute(this.connection);
    return new Map(rows.map((row) => [row.contract, moneyFromNumeric(row.amount)]));
  }

  async idsAfter(id: string, limit: number): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('instruments')
      .select('id')
      .where('id', '>', id)
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => String(row['id']));
  }

  #matching({ issuerId, keyword, standing, owed }: InstrumentQuery) {
    const every = this.rows().where('issuer_id', '=', issuerId);
    const all =
      owed === undefined ? every : every.where(sql<boolean>`due_on between ${owed.from} and ${owed.to} and ${isOwed}`);
    const rows = standing === undefined ? all : all.where(inState(standing));
    return keyword === ''
      ? rows
      : rows.where(
          sql<boolean>`(strpos(lower(number), lower(${keyword})) > 0 or strpos(lower(payee_name), lower(${keyword})) > 0)`,
        );
  }
}
