import { sql, type RawBuilder } from 'kysely';
import type { PlainDate } from '../../../../../src/domain/calendar/plain-date.ts';
import { sumMoney, zeroMoney, type Money } from '../../../../../src/domain/money/money.ts';
import type { HeldPart, HoldingAmounts, HoldingPlace } from '../../../../../src/domain/trade/shared/holding.ts';
import type { LedgerOwner } from '../../../../../src/domain/trade/shared/posting.ts';
import type { InstrumentKind } from '../../../../../src/domain/trade/shared/instrument.ts';
import type { HeldDay } from '../../../../../src/domain/trade/shared/expected-receipts.ts';
import type { OwedDay } from '../../../../../src/domain/trade/shared/payment-calendar.ts';
import type { HoldingRecord, ReservationRecord } from '../../../../core/records/trade.ts';
import type {
  AllocatedTo,
  CountedSum,
  DaySpan,
  HoldingQuery,
  MonthSum,
  OpenParts,
  OrganisationSum,
  OwedHolder,
  PartSums,
  PlacedAmount,
  Slice,
} from '../../../../core/tables/trade.ts';
import { amount, day, flag, instant, moneyFromNumeric, optional, text, whole, type Row } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { countedSum } from './counted-sum.ts';
import { sumsOf } from './kept-sums.ts';

export const holdingMapping: Mapping<HoldingRecord> = {
  table: 'holdings',
  key: 'id',
  stays: 'locked',
  fields: {
    id: text('id'),
    instrumentId: text('instrument_id'),
    place: text('place'),
    companyId: text('company_id'),
    amount: amount('amount'),
    reserved: amount('reserved'),
    frozen: amount('frozen'),
    originId: optional(text('origin_id')),
    kind: text('kind'),
    number: text('number'),
    issuerId: text('issuer_id'),
    issuerName: text('issuer_name'),
    dueOn: day('due_on'),
    senderId: text('sender_id'),
    senderName: text('sender_name'),
    applicationId: text('application_id'),
    acceptBy: day('accept_by'),
    remindedOf: optional(day('reminded_of')),
    openedAt: instant('opened_at'),
    innerOrganisationId: optional(text('inner_organisation_id')),
    allocationVersion: optional(whole('allocation_version')),
  },
};

export const reservationMapping: Mapping<ReservationRecord> = {
  table: 'reservations',
  key: 'id',
  stays: 'always',
  fields: {
    id: text('id'),
    applicationId: text('application_id'),
    holdingId: text('holding_id'),
    amount: amount('amount'),
    isForFinancing: flag('is_for_financing'),
  },
};

/** A holding is a business under its own id; a void package does not count. */
const isPackaged = sql<boolean>`exists (
  select from portal.candidates candidate join portal.packages package on package.doc_datum_id = candidate.packaged_in
    where candidate.candidate_id = holdings.id and package.state <> 'INVALID')`;
const isHeld = sql<boolean>`place = 'held'`;
const rest = sql<string>`amount - reserved - frozen`;

/** Conditions for an amount in a part of a holding. */
const inPart: Readonly<Record<HeldPart, RawBuilder<boolean>>> = {
  available: sql<boolean>`${isHeld} and ${rest} > 0 and not ${isPackaged}`,
  reserved: sql<boolean>`${isHeld} and reserved > 0`,
  packaged: sql<boolean>`${isHeld} and ${rest} > 0 and ${isPackaged}`,
  frozen: sql<boolean>`${isHeld} and frozen > 0`,
};

const partColumns = [
  sql<string>`coalesce(sum(${rest}) filter (where ${inPart.available}), 0.00)`.as('available'),
  sql<string>`coalesce(sum(reserved) filter (where ${inPart.reserved}), 0.00)`.as('reserved'),
  sql<string>`coalesce(sum(${rest}) filter (where ${inPart.packaged}), 0.00)`.as('packaged'),
  sql<string>`coalesce(sum(frozen) filter (where ${inPart.frozen}), 0.00)`.as('frozen'),
] as const;

const partSums = (row: Row | undefined): PartSums => ({
  available: moneyFromNumeric(row?.['available'] ?? '0.00'),
  reserved: moneyFromNumeric(row?.['reserved'] ?? '0.00'),
  packaged: moneyFromNumeric(row?.['packaged'] ?? '0.00'),
  frozen: moneyFromNumeric(row?.['frozen'] ?? '0.00'),
});

/** Parts from stored sums; zero for what is not held. */
function keptParts(place: HoldingPlace, row: Row | undefined, packaged: Money): PartSums {
  const nothing = { available: zeroMoney, reserved: zeroMoney, packaged: zeroMoney, frozen: zeroMoney };
  if (place !== 'held') return nothing;
  const [amounts = zeroMoney, reserved = zeroMoney, frozen = zeroMoney] = (
    ['amount', 'reserved', 'frozen'] as const
  ).map((each) => moneyFromNumeric(row?.[each] ?? '0.00'));
  return {
    available: { fen: amounts.fen - reserved.fen - frozen.fen - packaged.fen },
    reserved,
    packaged,
    frozen,
  };
}

/** Condition for holdings that are allocated to one of some organisations, or to none. */
const isAllocatedTo = (allocatedTo: AllocatedTo): RawBuilder<boolean> =>
  allocatedTo === 'nobody'
    ? sql<boolean>`inner_organisation_id is null`
    : sql<boolean>`inner_organisation_id = any(${[...allocatedTo]})`;

const columns = { dueOn: 'due_on', amount: 'amount', openedAt: 'opened_at' } as const;

export class PostgresHoldings extends PostgresTable<HoldingRecord> {
  async ofInstrument(instrumentId: string): Promise<readonly HoldingRecord[]> {
    return this.read(
      await this.rows().where('instrument_id', '=', instrumentId).orderBy('opened_at').orderBy('id').execute(),
    );
  }

  async placesOf(instrumentIds: readonly string[]): Promise<readonly PlacedAmount[]> {
    const rows = await this.connection
      .selectFrom('holdings as h')
      .innerJoin('instruments as i', 'i.id', 'h.instrument_id')
      .select([
        'h.instrument_id',
        'h.place',
        sql<boolean>`h.company_id = i.payee_id`.as('is_with_payee'),
        sql<boolean>`h.origin_id is null`.as('is_from_issuer'),
        sql<string>`sum(h.amount)`.as('amount'),
        sql<string>`min(h.id)`.as('id'),
      ])
      .where(sql<boolean>`h.instrument_id = any(${[...instrumentIds]}) and h.amount > 0`)
      .groupBy(['h.instrument_id', 'h.place', 'is_with_payee', 'is_from_issuer'])
      .execute();
    return rows.map((row) => ({
      instrumentId: String(row['instrument_id']),
      place: row['place'] as HoldingPlace,
      isWithPayee: row.is_with_payee,
      isFromIssuer: row.is_from_issuer,
      amount: moneyFromNumeric(row.amount),
      holdingId: row.id,
    }));
  }

  async amountsOf(instrumentIds: readonly string[]): Promise<readonly HoldingAmounts[]> {
    const rows = await this.connection
      .selectFrom('holdings')
      .select(['id', 'instrument_id', 'amount', 'reserved', 'frozen'])
      .where(sql<boolean>`instrument_id = any(${[...instrumentIds]})`)
      .execute();
    return rows.map((row) => ({
      id: String(row['id']),
      instrumentId: String(row['instrument_id']),
      amount: moneyFromNumeric(row['amount']),
      reserved: moneyFromNumeric(row['reserved']),
      frozen: moneyFromNumeric(row['frozen']),
    }));
  }

  async page(query: HoldingQuery, { offset, limit }: Slice): Promise<readonly HoldingRecord[]> {
    const rows = await this.#matching(query)
      .orderBy(columns[query.orderBy], query.descending ? 'desc' : 'asc')
      // In the order of the index, so that no page is sorted.
      .orderBy('id', query.descending ? 'desc' : 'asc')
      .offset(offset)
      .limit(limit)
      .execute();
    return this.read(rows);
  }

  async sum(query: HoldingQuery): Promise<CountedSum & PartSums> {
    const { companyId, place, keyword, issuerId, part, due, dueTo, dueAfter, allocatedTo } = query;
    const isWhole = [issuerId, part, due, dueTo, dueAfter, allocatedTo].every((each) => each === undefined);
    if (keyword === '' && isWhole) {
      const { rows } = await sql<Row>`
        select sum(count) as count, sum(amount) as amount, sum(reserved) as reserved, sum(frozen) as frozen
        from ${sumsOf('holdings', companyId)} sums where part = ${place}
      `.execute(this.connection);
      const packaged = place === 'held' ? await this.#packagedByMonth(companyId) : new Map<string, Money>();
      return { ...countedSum(rows[0]), ...keptParts(place, rows[0], sumMoney(packaged.values())) };
    }
    const [row] = await this.#matching(query)
      .clearSelect()
      .select([
        sql<string>`count(*)`.as('count'),
        sql<string>`coalesce(sum(amount), 0.00)`.as('amount'),
        ...partColumns,
      ])
      .execute();
    return { ...countedSum(row), ...partSums(row) };
  }

  async open({ companyId, side }: LedgerOwner, kind: InstrumentKind, limit: number): Promise<OpenParts> {
    const { rows } = await sql<Row>`
      select part, amount, count(*) over () as count, sum(amount) over () as total from (
        select part, sum(amount) as amount
        from ${sumsOf(side === 'issuer' ? 'open-to' : 'open-from', companyId)} sums where kind = ${kind}
        group by part having sum(amount) <> 0
      ) parts order by amount desc, part limit ${limit}
    `.execute(this.connection);
    return {
      count: Number(rows[0]?.['count'] ?? 0),
      amount: moneyFromNumeric(rows[0]?.['total'] ?? '0.00'),
      parts: rows.map((row) => ({ companyId: String(row['part']), amount: moneyFromNumeric(row['amount']) })),
    };
  }

  async owedByMonth(issuerId: string, kind: InstrumentKind): Promise<readonly MonthSum[]> {
    const { rows } = await sql<Row & { readonly month: string }>`
      select month, sum(count) as count, sum(amount) as amount
      from ${sumsOf('owed', issuerId)} sums where kind = ${kind}
      group by month having sum(count) <> 0 order by month
    `.execute(this.connection);
    return rows.map((row) => ({ month: row.month, ...countedSum(row) }));
  }

  async owedByDay(issuerId: string, kind: InstrumentKind, until: PlainDate): Promise<readonly OwedDay[]> {
    const { rows } = await sql<{ due: string; count: string; amount: string }>`
      select due_on::text as due, count(distinct instrument_id) as count, sum(amount) as amount from portal.holdings
      where issuer_id = ${issuerId} and kind = ${kind} and place in ('transit', 'held') and amount > 0
        and due_on <= ${until}
      group by due_on order by due_on
    `.execute(this.connection);
    return rows.map((row) => ({ dueOn: row.due, ...countedSum(row) }));
  }

  async owedTo(issuerId: string, kind: InstrumentKind, dueOn: PlainDate): Promise<readonly OwedHolder[]> {
    const { rows } = await sql<{ company_id: string; amount: string }>`
      select company_id, sum(amount) as amount from portal.holdings
      where issuer_id = ${issuerId} and kind = ${kind} and place in ('transit', 'held') and amount > 0
        and due_on = ${dueOn}
      group by company_id
    `.execute(this.connection);
    return rows
      .map((row) => ({ companyId: row.company_id, amount: moneyFromNumeric(row.amount) }))
      .toSorted((one, other) => (one.companyId < other.companyId ? -1 : 1));
  }

  async heldByDay(companyId: string, kind: InstrumentKind, { from, until }: DaySpan): Promise<readonly HeldDay[]> {
    const { rows } = await sql<{ due: string; issuer_id: string; name: string; count: string; amount: string }>`
      select due_on::text as due, issuer_id, min(issuer_name) as name, count(*) as count, sum(amount) as amount
      from portal.holdings
      where company_id = ${companyId} and kind = ${kind} and place = 'held' and amount > 0
        and due_on between ${from} and ${until}
      group by due_on, issuer_id order by due_on, issuer_id collate "C"
    `.execute(this.connection);
    return rows.map((row) => ({
      dueOn: row.due,
      issuerId: row.issuer_id,
      issuerName: row.name,
      ...countedSum(row),
    }));
  }

  async firstDueAfter(companyId: string, kind: InstrumentKind, after: PlainDate): Promise<PlainDate | undefined> {
    const { rows } = await sql<{ due: string }>`
      select due_on::text as due from portal.holdings
      where company_id = ${companyId} and kind = ${kind} and place = 'held' and amount > 0 and due_on > ${after}
      order by due_on limit 1
    `.execute(this.connection);
    return rows[0]?.due;
  }

  async unaccepted(issuerId: string, kind: InstrumentKind): Promise<CountedSum> {
    const [row] = await this.connection
      .selectFrom('holdings')
      .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0.00)`.as('amount')])
      .where('issuer_id', '=', issuerId)
      .where('kind', '=', kind)
      .where('place', '=', 'transit')
      .where('origin_id', 'is', null)
      .where(sql<boolean>`amount > 0`)
      .execute();
    return countedSum(row);
  }

  async heldByMonth(
    companyId: string,
    kind: InstrumentKind,
    allocatedTo?: AllocatedTo,
  ): Promise<readonly (MonthSum & PartSums)[]> {
    if (allocatedTo !== undefined) return this.#allocatedByMonth(companyId, kind, allocatedTo);
    const { rows } = await sql<Row & { readonly month: string }>`
      select month, sum(count) as count, sum(amount) as amount, sum(reserved) as reserved, sum(frozen) as frozen
      from ${sumsOf('holdings', companyId)} sums where part = 'held' and kind = ${kind}
      group by month having sum(count) <> 0 order by month
    `.execute(this.connection);
    const packaged = await this.#packagedByMonth(companyId, kind);
    return rows.map((row) => ({
      month: row.month,
      ...countedSum(row),
      ...keptParts('held', row, packaged.get(row.month) ?? zeroMoney),
    }));
  }

  async heldByOrganisation(companyId: string): Promise<readonly OrganisationSum[]> {
    const { rows } = await sql<Row>`
      select inner_organisation_id as id, count(*) as count, sum(amount) as amount from portal.holdings
      where company_id = ${companyId} and place = 'held' and amount > 0 and inner_organisation_id is not null
      group by inner_organisation_id order by inner_organisation_id
    `.execute(this.connection);
    return rows.map((row) => ({ organisationId: String(row['id']), ...countedSum(row) }));
  }

  /** No sums are stored by organisation. */
  async #allocatedByMonth(
    companyId: string,
    kind: InstrumentKind,
    allocatedTo: AllocatedTo,
  ): Promise<readonly (MonthSum & PartSums)[]> {
    const { rows } = await sql<Row & { readonly month: string }>`
      select to_char(due_on, 'YYYY-MM') as month, count(*) as count, sum(amount) as amount, ${sql.join(partColumns)}
      from portal.holdings
      where company_id = ${companyId} and kind = ${kind} and place = 'held' and amount > 0
        and ${isAllocatedTo(allocatedTo)}
      group by month order by month
    `.execute(this.connection);
    return rows.map((row) => ({ month: row.month, ...countedSum(row), ...partSums(row) }));
  }

  /**
   * Amounts in evidence packages, by month. No sums of them are stored, because few of many holdings are in a package.
   */
  async #packagedByMonth(companyId: string, kind?: InstrumentKind): Promise<ReadonlyMap<string, Money>> {
    const ofKind = kind === undefined ? sql`` : sql`and holding.kind = ${kind}`;
    const { rows } = await sql<{ readonly month: string; readonly packaged: string }>`
      select to_char(holding.due_on, 'YYYY-MM') as month,
        sum(holding.amount - holding.reserved - holding.frozen) as packaged
      from portal.candidates candidate
      join portal.packages package on package.doc_datum_id = candidate.packaged_in
      join portal.holdings holding on holding.id = candidate.candidate_id
      where candidate.pk_corp = ${companyId} and candidate.packaged_in is not null and package.state <> 'INVALID'
        and holding.company_id = ${companyId} and holding.place = 'held'
        and holding.amount - holding.reserved - holding.frozen > 0 ${ofKind}
      group by month
    `.execute(this.connection);
    return new Map(rows.map(({ month, packaged }) => [month, moneyFromNumeric(packaged)]));
  }

  async issuersOf(companyId: string, organisations?: readonly string[]): Promise<readonly string[]> {
    if (organisations !== undefined) return this.#issuersOfAllocated(companyId, organisations);
    // Steps from issuer to issuer along the index, regardless of the number of holdings of each.
    const { rows } = await sql<{ issuer_id: string }>`
      with recursive issuers as (
        (select issuer_id from portal.holdings where company_id = ${companyId} order by issuer_id limit 1)
        union all
        select (
          select next.issuer_id from portal.holdings next
            where next.company_id = ${companyId} and next.issuer_id > issuers.issuer_id
            order by next.issuer_id limit 1
        ) from issuers where issuers.issuer_id is not null
      )
      select issuer_id from issuers where issuer_id is not null and issuer_id <> ${companyId} order by issuer_id
    `.execute(this.connection);
    return rows.map((row) => row.issuer_id);
  }

  async #issuersOfAllocated(companyId: string, organisations: readonly string[]): Promise<readonly string[]> {
    const { rows } = await sql<{ issuer_id: string }>`
      select distinct issuer_id from portal.holdings
      where company_id = ${companyId} and ${isAllocatedTo(organisations)} order by issuer_id
    `.execute(this.connection);
    return rows.map((row) => row.issuer_id);
  }

  async haveDealt(companyId: string, otherId: string): Promise<boolean> {
    const { rows } = await sql<{ dealt: boolean }>`
      select exists (select from portal.holdings where company_id = ${companyId} and issuer_id = ${otherId})
        or exists (select from portal.holdings where company_id = ${companyId} and sender_id = ${otherId})
        or exists (select from portal.holdings where company_id = ${otherId} and sender_id = ${companyId}) as dealt
    `.execute(this.connection);
    return rows[0]?.dealt === true;
  }

  async nextAcceptBy(companyId: string): Promise<PlainDate> {
    const [row] = await this.connection
      .selectFrom('holdings')
      .select(sql<string | null>`to_char(min(accept_by), 'YYYY-MM-DD')`.as('day'))
      .where('company_id', '=', companyId)
      .where('place', '=', 'transit')
      .where(sql<boolean>`amount > 0`)
      .execute();
    return row?.day ?? '';
  }

  async transitsEnding(after: PlainDate, until: PlainDate): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('holdings')
      .select('id')
      .where('place', '=', 'transit')
      .where(sql<boolean>`amount > 0`)
      .where('accept_by', '>', after)
      .where('accept_by', '<=', until)
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }

  async overdueTransits(before: PlainDate): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('holdings')
      .select('id')
      .where('place', '=', 'transit')
      .where(sql<boolean>`amount > 0`)
      .where('accept_by', '<', before)
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }

  #matching({ companyId, place, keyword, issuerId, part, due, dueTo, dueAfter, allocatedTo }: HoldingQuery) {
    const inPlace = this.rows()
      .where('company_id', '=', companyId)
      .where('place', '=', place)
      .where(sql<boolean>`amount > 0`);
    const all = allocatedTo === undefined ? inPlace : inPlace.where(isAllocatedTo(allocatedTo));
    const ofPart = part === undefined ? all : all.where(inPart[part]);
    const ofSpan = due ? ofPart.where('due_on', '>=', due.from).where('due_on', '<=', due.until) : ofPart;
    const dueInTime = dueTo === undefined ? ofSpan : ofSpan.where('due_on', '<=', dueTo);
    const dueLater = dueAfter === undefined ? dueInTime : dueInTime.where('due_on', '>', dueAfter);
    const rows = issuerId === undefined ? dueLater : dueLater.where('issuer_id', '=', issuerId);
    return keyword === ''
      ? rows
      : rows.where(
          sql<boolean>`(strpos(lower(number), lower(${keyword})) > 0 or strpos(lower(issuer_name), lower(${keyword})) > 0)`,
        );
  }
}

export class PostgresReservations extends PostgresTable<ReservationRecord> {
  async ofApplication(applicationId: string): Promise<readonly ReservationRecord[]> {
    return this.read(await this.rowsBy('application_id', applicationId, ['id']));
  }

  async ofHolding(holdingId: string): Promise<readonly ReservationRecord[]> {
    return this.read(await this.rowsBy('holding_id', holdingId, ['id']));
  }

  async ofHoldings(holdingIds: readonly string[]): Promise<readonly ReservationRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`holding_id = any(${[...holdingIds]})`)
        .execute(),
    );
  }
}
