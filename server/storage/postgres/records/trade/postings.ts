import { sql, type RawBuilder } from 'kysely';
import type { PlainDate } from '../../../../../src/domain/calendar/plain-date.ts';
import type { Money } from '../../../../../src/domain/money/money.ts';
import type { InstrumentKind } from '../../../../../src/domain/trade/shared/instrument.ts';
import type { Movement } from '../../../../../src/domain/trade/shared/posting.ts';
import type { PostingRecord } from '../../../../core/records/trade.ts';
import { businessFlows, entriesOfFlow } from '../../../../../src/domain/trade/statistics/business-flow.ts';
import type { MonthFlow } from '../../../../../src/domain/trade/statistics/statistics.ts';
import type { LedgerOwner } from '../../../../../src/domain/trade/shared/posting.ts';
import type {
  CountedSum,
  FlowQuery,
  IssuedTo,
  LedgerDayFault,
  LedgerQuery,
  LedgerScope,
  Slice,
  TradeTables,
} from '../../../../core/tables/trade.ts';
import { amount, day, instant, moneyFromNumeric, optional, text, type Row } from '../../fields.ts';
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
    reverses: optional(text('reverses')),
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
    for (const record of records) await this.#table.append(record);
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

  async ofApplications(applicationIds: readonly string[]): Promise<readonly PostingRecord[]> {
    return this.#table.ofApplications(applicationIds);
  }

  async outOf(holdings: Parameters<PostingStore['outOf']>[0]): Promise<readonly PostingRecord[]> {
    return this.#table.outOf(holdings);
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

  async flows(query: FlowQuery): Promise<readonly MonthFlow[]> {
    return this.#table.flows(query);
  }

  async suppliersOf(issuerId: string, kind: InstrumentKind, from: string): Promise<readonly IssuedTo[]> {
    return this.#table.suppliersOf(issuerId, kind, from);
  }

  async balancesBefore(owner: LedgerOwner, days: readonly PlainDate[]): Promise<readonly Money[]> {
    return this.#table.balancesBefore(owner, days);
  }

  async balanceBefore(owner: LedgerScope, date: PlainDate, posting?: Pick<PostingRecord, 'at' | 'id'>): Promise<Money> {
    return this.#table.balanceBefore(owner, date, posting);
  }

  async dayFaults(companyIds: readonly string[]): Promise<readonly LedgerDayFault[]> {
    return this.#table.dayFaults(companyIds);
  }
}

/**
 * Conditions for postings that move the balance of a ledger up and down, as in `ledgerDirection`. No posting meets
 * both.
 */
function movesOf({ companyId, side, organisations }: LedgerScope) {
  if (side === 'holder') {
    const isOf = (holding: RawBuilder<unknown>): RawBuilder<unknown> =>
      organisations === undefined
        ? sql``
        : sql` and ${holding} in (
            select id from portal.holdings
            where company_id = ${companyId} and inner_organisation_id = any(${[...organisations]})
          )`;
    return {
      in: sql`(in_company_id = ${companyId} and in_company_id <> ''${isOf(sql`to_id`)})`,
      out: sql`(out_company_id = ${companyId} and out_company_id <> '' and in_company_id <> out_company_id${isOf(sql`from_id`)})`,
    };
  }
  return {
    in: sql`(entry = 'issue' and from_company_id = ${companyId} and from_company_id <> '')`,
    out: sql`(entry in ('issue-returned', 'cancellation', 'payment') and to_company_id = ${companyId} and to_company_id <> '')`,
  };
}

const directions = ['in', 'out'] as const;

/** Sums by day of an owner's ledger: the added ones, and the changes since. Several lines may have the same day. */
const daysOf = ({ companyId, side }: LedgerOwner) => sql`(
  select * from portal.ledger_days where company_id = ${companyId} and side = ${side}
  union all
  select * from portal.ledger_day_changes where company_id = ${companyId} and side = ${side}
)`;

interface SumsRow {
  readonly in_count: string | null;
  readonly in_amount: string | null;
  readonly out_count: string | null;
  readonly out_amount: string | null;
}

/** Sums of both directions, or of the requested direction alone. */
function bothSums(row: SumsRow | undefined, direction: LedgerQuery['direction']) {
  const sumOf = (which: 'in' | 'out'): CountedSum =>
    countedSum(
      direction === undefined || direction === which
        ? { count: row?.[`${which}_count`] ?? 0, amount: row?.[`${which}_amount`] ?? '0.00' }
        : undefined,
    );
  return { in: sumOf('in'), out: sumOf('out') };
}

class PostingTable extends PostgresTable<PostingRecord> {
  async append(record: PostingRecord): Promise<void> {
    await this.insert(this.rowOf(record));
  }

  async where(column: 'instrument_id' | 'application_id', id: string): Promise<readonly PostingRecord[]> {
    return this.read(await this.rowsBy(column, id, ['at', 'id']));
  }

  async ofApplications(applicationIds: readonly string[]): Promise<readonly PostingRecord[]> {
    return this.#inOrder(sql<boolean>`application_id = any(${[...applicationIds]})`);
  }

  async outOf(holdings: Parameters<PostingStore['outOf']>[0]): Promise<readonly PostingRecord[]> {
    const instrumentIds = [...new Set(holdings.map(({ instrumentId }) => instrumentId))];
    // Uses the index by instrument.
    return this.#inOrder(
      sql<boolean>`instrument_id = any(${instrumentIds}) and from_id = any(${holdings.map(({ id }) => id)})`,
    );
  }

  async #inOrder(condition: RawBuilder<boolean>): Promise<readonly PostingRecord[]> {
    return this.read(await this.rows().where(condition).orderBy('at').orderBy('id').execute());
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
    const { rows } = await sql<Row>`
      select sum(in_count) as count, sum(in_amount) as amount from ${daysOf({ companyId: issuerId, side: 'issuer' })} days
      where kind = ${kind} and business_day between ${from} and ${to}
    `.execute(this.connection);
    return countedSum(rows[0]);
  }

  async ledger(query: LedgerQuery, { offset, limit }: Slice): Promise<readonly PostingRecord[]> {
    // Each direction is read in the order of its index, only as far as the page needs.
    const parts = this.#directionsOf(query).map(
      (which) => sql`(
        select * from portal.postings where ${this.#condition(query, which)}
        order by business_day desc, at desc, id desc limit ${offset + limit}
      )`,
    );
    const { rows } = await sql<Row>`
      select * from (${sql.join(parts, sql` union all `)}) found
      order by business_day desc, at desc, id desc offset ${offset} limit ${limit}
    `.execute(this.connection);
    return this.read(rows);
  }

  async ledgerSums(query: LedgerQuery): ReturnType<TradeTables['postings']['ledgerSums']> {
    if (query.keyword === '' && query.flow === undefined && query.organisations === undefined) {
      const { rows } = await sql<SumsRow>`
        select sum(in_count) as in_count, sum(in_amount) as in_amount, sum(out_count) as out_count, sum(out_amount) as out_amount
        from ${daysOf(query)} days where business_day between ${query.from} and ${query.to}
      `.execute(this.connection);
      return bothSums(rows[0], query.direction);
    }
    const [into, out] = directions.map(
      (which) =>
        sql`(select count(*) as count, sum(amount) as amount from portal.postings where ${this.#condition(query, which)})`,
    );
    const { rows } = await sql<SumsRow>`
      select i.count as in_count, i.amount as in_amount, o.count as out_count, o.amount as out_amount from ${into} i, ${out} o
    `.execute(this.connection);
    return bothSums(rows[0], query.direction);
  }

  async flows({ companyId, side, kind, from, to, counterpartyId }: FlowQuery): Promise<readonly MonthFlow[]> {
    const ofCompany = sql`company_id = ${companyId} and side = ${side} and kind = ${kind} and month between ${from} and ${to}`;
    const { rows } = await sql<Row>`
      select month, flow, sum(count) as count, sum(amount) as amount from (
        select * from portal.trade_flows where ${ofCompany}
        union all
        select * from portal.trade_flow_changes where ${ofCompany}
      ) flows
      where ${counterpartyId === undefined ? sql`true` : sql`counterparty_id = ${counterpartyId}`}
      group by month, flow having sum(count) <> 0 or sum(amount) <> 0
    `.execute(this.connection);
    return rows.map((row) => ({
      month: String(row['month']),
      flow: businessFlows.find((each) => each === row['flow']) ?? 'issued',
      ...countedSum(row),
    }));
  }

  async suppliersOf(issuerId: string, kind: InstrumentKind, from: string): Promise<readonly IssuedTo[]> {
    const ofIssuer = sql`company_id = ${issuerId} and side = 'issuer' and kind = ${kind}
      and flow in ('issued', 'paid')`;
    const { rows } = await sql<Row>`
      select counterparty_id, coalesce(max(month) filter (where flow = 'issued'), '') as last_month,
        coalesce(sum(count) filter (where flow = 'issued' and month >= ${from}), 0) as count,
        coalesce(sum(amount) filter (where flow = 'issued' and month >= ${from}), 0.00) as amount
      from (
        select * from portal.trade_flows where ${ofIssuer}
        union all
        select * from portal.trade_flow_changes where ${ofIssuer}
      ) flows
      group by counterparty_id
    `.execute(this.connection);
    return rows.map((row) => ({
      companyId: String(row['counterparty_id']),
      lastMonth: String(row['last_month']),
      issued: countedSum(row),
    }));
  }

  async balancesBefore(owner: LedgerOwner, days: readonly PlainDate[]): Promise<readonly Money[]> {
    const { rows } = await sql<{ balance: string }>`
      select coalesce((
        select sum(in_amount - out_amount) from ${daysOf(owner)} days where business_day < asked.day
      ), 0.00)::numeric(30, 2) as balance
      from unnest(${[...days]}::date[]) with ordinality as asked (day, place) order by asked.place
    `.execute(this.connection);
    return rows.map(({ balance }) => moneyFromNumeric(balance));
  }

  async balanceBefore(
    owner: LedgerScope,
    date: PlainDate,
    posting: Pick<PostingRecord, 'at' | 'id'> | undefined,
  ): Promise<Money> {
    const moves = movesOf(owner);
    // Sums by day are stored for whole ledgers alone.
    const before = (which: 'in' | 'out') =>
      sql`coalesce((select sum(amount) from portal.postings where ${moves[which]} and business_day < ${date}), 0.00)`;
    const earlier =
      owner.organisations === undefined
        ? sql`coalesce((select sum(in_amount - out_amount) from ${daysOf(owner)} days where business_day < ${date}), 0.00)`
        : sql`${before('in')} - ${before('out')}`;
    const ofDay = (which: 'in' | 'out') =>
      posting === undefined
        ? sql`0.00`
        : sql`coalesce((
            select sum(amount) from portal.postings where ${moves[which]} and business_day = ${date}
              and (at, id) < (${new Date(posting.at).toISOString()}::timestamptz, ${posting.id})
          ), 0.00)`;
    const { rows } = await sql<{ balance: string }>`
      select (
        ${earlier}
        + ${ofDay('in')} - ${ofDay('out')}
      )::numeric(30, 2) as balance
    `.execute(this.connection);
    return moneyFromNumeric(rows[0]?.balance ?? '0.00');
  }

  async dayFaults(companyIds: readonly string[]): Promise<readonly LedgerDayFault[]> {
    const ids = sql`${[...companyIds]}`;
    const sumDays = (source: string) => sql`
      select company_id, side, business_day, sum(in_count) as in_count, sum(in_amount) as in_amount,
        sum(out_count) as out_count, sum(out_amount) as out_amount
      from ${sql.raw(source)} where company_id = any(${ids}) group by company_id, side, business_day`;
    // One statement sees postings and sums of the same moment, regardless of concurrent postings.
    const { rows } = await sql<Row>`
      with posted as (${sumDays('portal.ledger_moves')}), kept as (
        ${sumDays('(select * from portal.ledger_days union all select * from portal.ledger_day_changes) days')}
      )
      select company_id, side, business_day,
        (coalesce(posted.in_amount, 0.00) - coalesce(posted.out_amount, 0.00))::numeric(30, 2) as expected,
        (coalesce(kept.in_amount, 0.00) - coalesce(kept.out_amount, 0.00))::numeric(30, 2) as found
      from posted full join kept using (company_id, side, business_day)
      where (coalesce(posted.in_count, 0), coalesce(posted.in_amount, 0), coalesce(posted.out_count, 0), coalesce(posted.out_amount, 0))
        <> (coalesce(kept.in_count, 0), coalesce(kept.in_amount, 0), coalesce(kept.out_count, 0), coalesce(kept.out_amount, 0))
      order by company_id, side, business_day
    `.execute(this.connection);
    return rows.map((row) => ({
      companyId: String(row['company_id']),
      side: row['side'] === 'issuer' ? 'issuer' : 'holder',
      businessDay: String(row['business_day']),
      expected: moneyFromNumeric(row['expected']),
      found: moneyFromNumeric(row['found']),
    }));
  }

  /** Directions of a query. */
  #directionsOf({ direction }: LedgerQuery): readonly ('in' | 'out')[] {
    return direction === undefined ? directions : [direction];
  }

  #condition(query: LedgerQuery, which: 'in' | 'out') {
    const { side, from, to, flow, keyword } = query;
    const ofDays = sql`${movesOf(query)[which]} and business_day between ${from} and ${to}`;
    const ofFlow = flow === undefined ? ofDays : sql`${ofDays} and entry = any(${[...entriesOfFlow(side, flow)]})`;
    return keyword === '' ? ofFlow : sql`${ofFlow} and strpos(lower(number), lower(${keyword})) > 0`;
  }
}
