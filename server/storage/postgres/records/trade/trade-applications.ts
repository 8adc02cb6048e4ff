import { sql } from 'kysely';
import type { PlainDate } from '../../../../../src/domain/calendar/plain-date.ts';
import type { TradeAct } from '../../../../../src/domain/trade/shared/application-policy.ts';
import type { TradeApplicationRecord } from '../../../../core/records/trade.ts';
import { reviewMeasures, type ReviewSum } from '../../../../../src/domain/trade/statistics/review.ts';
import type { CountedSum, ReviewQuery, Slice, TradeApplicationQuery } from '../../../../core/tables/trade.ts';
import { amount, day, document, flag, instant, optional, text, whole, type Row } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { countedSum } from './counted-sum.ts';
import { sumsOf } from './kept-sums.ts';

export const tradeApplicationMapping: Mapping<TradeApplicationRecord> = {
  table: 'business_applications',
  key: 'id',
  stays: 'locked',
  fields: {
    id: text('id'),
    number: text('number'),
    act: text('act'),
    kind: text('kind'),
    companyId: text('company_id'),
    companyName: text('company_name'),
    makerUserId: text('maker_user_id'),
    makerName: text('maker_name'),
    maker: document('maker'),
    counterpartyId: text('counterparty_id'),
    counterpartyName: text('counterparty_name'),
    form: document('form'),
    amount: amount('amount'),
    dueOn: day('due_on'),
    instrumentId: text('instrument_id'),
    state: text('state'),
    steps: document('steps'),
    step: whole('step'),
    waitsForId: text('waits_for_id'),
    waitsForRole: text('waits_for_role'),
    version: whole('version'),
    createdAt: instant('created_at'),
    submittedAt: optional(instant('submitted_at')),
    stateSince: instant('state_since'),
    endsOn: day('ends_on'),
    remindedOf: optional(day('reminded_of')),
    isReserving: flag('is_reserving'),
    events: document('events'),
    checks: document('checks'),
  },
};

/** Condition that it is no deleted draft. */
const isKept = sql<boolean>`(state <> 'WITHDRAWN' or submitted_at is not null)`;

export class PostgresTradeApplications extends PostgresTable<TradeApplicationRecord> {
  async page(query: TradeApplicationQuery, { offset, limit }: Slice): Promise<readonly TradeApplicationRecord[]> {
    const rows = await this.#matching(query)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    return this.read(rows);
  }

  async sum(query: TradeApplicationQuery): Promise<CountedSum> {
    const { companyId, acts, states, makerUserId, handledByUserId, keyword } = query;
    if (makerUserId === undefined && handledByUserId === undefined && keyword === '') {
      const ofActs = acts === undefined ? sql`true` : sql`part = any(${[...acts]})`;
      const ofStates = states === undefined ? sql`true` : sql`kind = any(${[...states]})`;
      const { rows } = await sql<Row>`
        select sum(count) as count, sum(amount) as amount from ${sumsOf('applications', companyId)} sums
        where ${ofActs} and ${ofStates}
      `.execute(this.connection);
      return countedSum(rows[0]);
    }
    const [row] = await this.#matching(query)
      .clearSelect()
      .select([sql<string>`count(*)`.as('count'), sql<string>`coalesce(sum(amount), 0.00)`.as('amount')])
      .execute();
    return countedSum(row);
  }

  async reviews({ companyId, kind, acts, from, to }: ReviewQuery): Promise<readonly ReviewSum[]> {
    const asked = sql`company_id = ${companyId} and kind = ${kind} and act = any(${[...acts]}) and month between ${from} and ${to}`;
    const { rows } = await sql<Row>`
      select month, measure, part, tenths, sum(count) as count from (
        select * from portal.trade_reviews where ${asked}
        union all
        select * from portal.trade_review_changes where ${asked}
      ) reviews group by month, measure, part, tenths
    `.execute(this.connection);
    return rows.map((row) => ({
      month: String(row['month']),
      measure: reviewMeasures.find((each) => each === row['measure']) ?? 'submitted',
      part: String(row['part']),
      tenths: Number(row['tenths']),
      count: Number(row['count']),
    }));
  }

  async recent(companyId: string, limit: number): Promise<readonly TradeApplicationRecord[]> {
    return this.read(
      await this.rows()
        .where('company_id', '=', companyId)
        .where('state', '<>', 'DRAFT')
        .where(isKept)
        .orderBy('state_since', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    );
  }

  async waitingFor(companyId: string, roles: readonly string[]): Promise<readonly TradeApplicationRecord[]> {
    if (roles.length === 0) return [];
    return this.read(
      await this.rows()
        .where('waits_for_id', '=', companyId)
        .where('waits_for_role', 'in', [...roles])
        .orderBy('state_since')
        .orderBy('id')
        .execute(),
    );
  }

  async waitingOf(acts: readonly TradeAct[]): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('business_applications')
      .select('id')
      .where('waits_for_id', '<>', '')
      .where(sql<boolean>`act = any(${[...acts]})`)
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }

  async ending(after: PlainDate, until: PlainDate): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('business_applications')
      .select('id')
      .where('ends_on', '>', after)
      .where('ends_on', '<=', until)
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }

  async ended(before: PlainDate): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('business_applications')
      .select('id')
      .where('ends_on', '<', before)
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }

  async byNumber(number: string): Promise<TradeApplicationRecord | undefined> {
    return this.read(await this.rowsBy('number', number))[0];
  }

  async about(
    companyId: string,
    instrumentId: string,
    holdingIds: readonly string[],
    limit: number,
  ): Promise<readonly TradeApplicationRecord[]> {
    const named = holdingIds.map((holdingId) => JSON.stringify([{ holdingId }]));
    return this.read(
      await this.rows()
        .where(
          sql<boolean>`(company_id = ${companyId}
            or (counterparty_id = ${companyId} and state <> 'DRAFT' and steps @> '[{"party": "counterparty"}]'))`,
        )
        .where(isKept)
        .where(
          sql<boolean>`(instrument_id = ${instrumentId}
            or (act = 'finance' and form -> 'holdings' @> any(${named}::jsonb[])))`,
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    );
  }

  async openAbout(instrumentId: string, act: TradeAct): Promise<readonly TradeApplicationRecord[]> {
    return this.openAboutAny([instrumentId], act);
  }

  async openAboutAny(instrumentIds: readonly string[], act: TradeAct): Promise<readonly TradeApplicationRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`instrument_id = any(${[...instrumentIds]})`)
        .where('act', '=', act)
        .where('waits_for_id', '<>', '')
        .orderBy('id')
        .execute(),
    );
  }

  #matching({ companyId, acts, states, makerUserId, handledByUserId, keyword }: TradeApplicationQuery) {
    let rows = this.rows().where('company_id', '=', companyId).where(isKept);
    if (acts !== undefined) rows = rows.where(sql<boolean>`act = any(${[...acts]})`);
    if (states !== undefined) rows = rows.where(sql<boolean>`state = any(${[...states]})`);
    if (makerUserId !== undefined) rows = rows.where('maker_user_id', '=', makerUserId);
    if (handledByUserId !== undefined)
      rows = rows.where(
        sql<boolean>`(maker_user_id = ${handledByUserId}
          or jsonb_path_query_array(events, '$[*].userId') @> to_jsonb(${handledByUserId}::text))`,
      );
    return keyword === ''
      ? rows
      : rows.where(
          sql<boolean>`(strpos(lower(number), lower(${keyword})) > 0 or strpos(lower(counterparty_name), lower(${keyword})) > 0)`,
        );
  }
}
