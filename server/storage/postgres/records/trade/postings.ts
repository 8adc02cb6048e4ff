import { sql } from 'kysely';
import type { PlainDate } from '../../../../../src/domain/calendar/plain-date.ts';
import type { Money } from '../../../../../src/domain/money/money.ts';
import type { InstrumentKind } from '../../../../../src/domain/trade/shared/instrument.ts';
import type { Movement } from '../../../../../src/domain/trade/shared/posting.ts';
import type { PostingRecord } from '../../../../core/records/trade.ts';
import type { LedgerOwner } from '../../../../../src/domain/trade/shared/posting.ts';
import type { CountedSum, LedgerQuery, Slice, TradeTables } from '../../../../core/tables/trade.ts';
import { amount, day, instant, moneyFromNumeric, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { countedSum } from './counted-sum.ts';

export const postingMapping: Mapping<PostingRecord> = {
  table: 'postings',
  key: 'id',
  fields: {
    id: text('id'),
    applicationId: text('application_id'),
    entry: text('entry'),
    instrumentId: text('instrument_id'),
    fromId: optional(text('from_id')),
    toId: text('to_id'),
    amount: amount('amount'),
    businessDay: day('business_day'),
    at: instant('at'),
    kind: text('kind'),
    number: text('number'),
    outCompanyId: text('out_company_id'),
    inCompanyId: text('in_company_id'),
    fromCompanyId: text('from_company_id'),
    toCompanyId: text('to_company_id'),
  },
};

type PostingStore = TradeTables['postings'];

/** Postings. They are only added: the database refuses to change or remove one. */
export class PostgresPostings implements PostingStore {
  readonly #table: PostingTable;

  constructor(...given: ConstructorParameters<typeof PostingTable>) {
    this.#table = new PostingTable(...given);
  }

  async append(records: readonly PostingRecord[]): Promise<void> {
    for (const record of records) await this.#table.insert(record);
  }

  async ofInstrument(instrumentId: string): Promise<readonly PostingRecord[]> {
    return this.#table.where('instrument_id', instrumentId);
  }

  async movementsOf(instrumentIds: readonly string[]): Promise<readonly Movement[]> {
    return this.#table.movementsOf(instrumentIds);
  }

  async ofApplication(applicationId: string): Promise<readonly PostingRecord[]> {
    return this.#table.where('application_id', applicationId);
  }

  async sumOfIssues(issuerId: string, kind: InstrumentKind, from: PlainDate, to: PlainDate): Promise<CountedSum> {
    return this.#table.sumOfIssues(issuerId, kind, from, to);
  }

  async ledger(query: LedgerQuery, slice: Slice): Promise<readonly PostingRecord[]> {
    return this.#table.ledger(query, slice);
  }

  async ledgerSums(query: LedgerQuery): ReturnType<TradeTables['postings']['ledgerSums']> {
    return this.#table.ledgerSums(query);
  }

  async balanceBefore(owner: LedgerOwner, date: PlainDate, posting?: Pick<PostingRecord, 'at' | 'id'>): Promise<Money> {
    return this.#table.balanceBefore(owner, date, posting);
  }
}

/** Conditions for postings that move the balance of a ledger up and down, as `ledgerDirection` has them. */
function movesOf({ companyId, side }: LedgerOwner) {
  if (side === 'holder')
    return {
      in: sql`(in_company_id = ${companyId} and in_company_id <> '')`,
      out: sql`(out_company_id = ${companyId} and out_company_id <> '')`,
    };
  return {
    in: sql`(entry = 'issue' and from_company_id = ${companyId} and from_company_id <> '')`,
    out: sql`(entry in ('issue-returned', 'cancellation', 'payment') and to_company_id = ${companyId} and to_company_id <> '')`,
  };
}

class PostingTable extends PostgresTable<PostingRecord> {
  async insert(record: PostingRecord): Promise<void> {
    await this.connection.insertInto('postings').values(this.rowOf(record)).execute();
  }

  async where(column: 'instrument_id' | 'application_id', id: string): Promise<readonly PostingRecord[]> {
    return this.read(await this.rows().where(column, '=', id).orderBy('at').orderBy('id').execute());
  }

  async movementsOf(instrumentIds: readonly string[]): Promise<readonly Movement[]> {
    const rows = await this.connection
      .selectFrom('postings')
      .select(['instrument_id', 'from_id', 'to_id', 'amount'])
      .where(sql<boolean>`instrument_id = any(${[...instrumentIds]})`)
      .execute();
    return rows.map((row) => ({
      instrumentId: String(row['instrument_id']),
      fromId: typeof row['from_id'] === 'string' ? row['from_id'] : undefined,
      toId: String(row['to_id']),
      amount: moneyFromNumeric(row['amount']),
    }));
  }

  async sumOfIssues(issuerId: string, kind: InstrumentKind, from: PlainDate, to: PlainDate): Promise<CountedSum> {
    const [row] = await this.connection
      .selectFrom('postings')
      .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0.00)`.as('amount')])
      .where('entry', '=', 'issue')
      .where('from_company_id', '=', issuerId)
      .where('kind', '=', kind)
      .where('business_day', '>=', from)
      .where('business_day', '<=', to)
      .execute();
    return countedSum(row);
  }

  async ledger(query: LedgerQuery, { offset, limit }: Slice): Promise<readonly PostingRecord[]> {
    const rows = await this.#matching(query)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    return this.read(rows);
  }

  async ledgerSums(query: LedgerQuery): ReturnType<TradeTables['postings']['ledgerSums']> {
    const { in: isIn, out: isOut } = movesOf(query);
    const [row] = await this.#matching(query)
      .clearSelect()
      .select([
        sql<string>`count(*) filter (where ${isIn})`.as('in_count'),
        sql<string>`coalesce(sum(amount) filter (where ${isIn}), 0.00)`.as('in_amount'),
        sql<string>`count(*) filter (where ${isOut})`.as('out_count'),
        sql<string>`coalesce(sum(amount) filter (where ${isOut}), 0.00)`.as('out_amount'),
      ])
      .execute();
    return {
      in: countedSum({ count: row?.['in_count'], amount: row?.['in_amount'] }),
      out: countedSum({ count: row?.['out_count'], amount: row?.['out_amount'] }),
    };
  }

  async balanceBefore(
    owner: LedgerOwner,
    date: PlainDate,
    posting: Pick<PostingRecord, 'at' | 'id'> | undefined,
  ): Promise<Money> {
    const moves = movesOf(owner);
    const before =
      posting === undefined
        ? sql`business_day < ${date}`
        : sql`(at, id) < (${new Date(posting.at).toISOString()}::timestamptz, ${posting.id})`;
    const { rows } = await sql<{ balance: string }>`
      select (
        coalesce((select sum(amount) from portal.postings where ${moves.in} and ${before}), 0.00)
        - coalesce((select sum(amount) from portal.postings where ${moves.out} and ${before}), 0.00)
      )::numeric(18, 2) as balance
    `.execute(this.connection);
    return moneyFromNumeric(rows[0]?.balance ?? '0.00');
  }

  #matching({ from, to, direction, keyword, ...owner }: LedgerQuery) {
    const moves = movesOf(owner);
    const mine = direction === undefined ? sql`(${moves.in} or ${moves.out})` : moves[direction];
    const rows = this.rows()
      .where(sql<boolean>`${mine}`)
      .where('business_day', '>=', from)
      .where('business_day', '<=', to);
    return keyword === '' ? rows : rows.where(sql<boolean>`strpos(lower(number), lower(${keyword})) > 0`);
  }
}
