import { sql } from 'kysely';
import type { PlainDate } from '../../../../../src/domain/calendar/plain-date.ts';
import type { HoldingFreezeRecord, OfficerOrderRecord } from '../../../../core/records/trade.ts';
import type { OfficerTables } from '../../../../core/tables/trade.ts';
import type { Connection } from '../../database.ts';
import { amount, day, document, instant, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

const orderMapping: Mapping<OfficerOrderRecord> = {
  table: 'officer_orders',
  key: 'id',
  fields: {
    id: text('id'),
    act: text('act'),
    kind: text('kind'),
    number: text('number'),
    holdingId: text('holding_id'),
    companyId: text('company_id'),
    companyName: text('company_name'),
    counterpartyId: text('counterparty_id'),
    counterpartyName: text('counterparty_name'),
    toHoldingId: text('to_holding_id'),
    postingId: text('posting_id'),
    partOf: text('part_of'),
    amount: amount('amount'),
    freezeId: text('freeze_id'),
    orderNumber: text('order_number'),
    until: day('until'),
    takenFrom: optional(document('taken_from')),
    reason: text('reason'),
    madeBy: text('made_by'),
    proposedAt: instant('proposed_at'),
    state: text('state'),
    answer: text('answer'),
    checkedBy: text('checked_by'),
    checkedAt: optional(instant('checked_at')),
  },
};

const freezeMapping: Mapping<HoldingFreezeRecord> = {
  table: 'holding_freezes',
  key: 'id',
  fields: {
    id: text('id'),
    holdingId: text('holding_id'),
    amount: amount('amount'),
    orderNumber: text('order_number'),
    until: day('until'),
    at: instant('at'),
  },
};

class PostgresOfficerOrders extends PostgresTable<OfficerOrderRecord> {
  async newest(limit: number): Promise<readonly OfficerOrderRecord[]> {
    return this.read(
      await this.rows()
        .where('part_of', '=', '')
        .orderBy('proposed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    );
  }

  async proposedOf(companyId: string): Promise<readonly OfficerOrderRecord[]> {
    return this.read(
      await this.rows().where('company_id', '=', companyId).where('state', '=', 'proposed').orderBy('id').execute(),
    );
  }

  async approvedOf(holdingIds: readonly string[]): Promise<readonly OfficerOrderRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`(holding_id = any(${[...holdingIds]}) or to_holding_id = any(${[...holdingIds]}))`)
        .where('state', '=', 'approved')
        .orderBy('checked_at')
        .orderBy('id')
        .execute(),
    );
  }
}

class PostgresHoldingFreezes extends PostgresTable<HoldingFreezeRecord> {
  async ofHoldings(holdingIds: readonly string[]): Promise<readonly HoldingFreezeRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`holding_id = any(${[...holdingIds]})`)
        .orderBy('at')
        .orderBy('id')
        .execute(),
    );
  }

  async ended(before: PlainDate): Promise<readonly string[]> {
    const rows = await this.connection
      .selectFrom('holding_freezes')
      .select('id')
      .where('until', '<', before)
      .orderBy('id')
      .execute();
    return rows.map((row) => String(row['id']));
  }
}

export function officerTables(connection: Connection): OfficerTables {
  return {
    officerOrders: new PostgresOfficerOrders(connection, orderMapping),
    holdingFreezes: new PostgresHoldingFreezes(connection, freezeMapping),
  };
}
