import { sql } from 'kysely';
import type { JourneyRecord, OrderRecord } from '../../../../core/records/evidence.ts';
import { amount, document, optional, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const orderMapping: Mapping<OrderRecord> = {
  table: 'orders',
  key: 'id',
  fields: {
    id: text('id'),
    pkCorp: text('pk_corp'),
    amount: optional(amount('amount')),
    drawdownAmount: optional(amount('drawdown_amount')),
    details: document('details'),
  },
};

export const journeyMapping: Mapping<JourneyRecord> = {
  table: 'invoice_journeys',
  key: 'id',
  fields: { id: text('id'), pkCorp: text('pk_corp'), businessNo: text('business_no'), invoices: document('invoices') },
};

export class PostgresJourneys extends PostgresTable<JourneyRecord> {
  async withInvoice(pkCorp: string, invoiceNumber: string): Promise<readonly JourneyRecord[]> {
    const wanted = JSON.stringify([{ invoiceNumber }]);
    return this.read(
      await this.rows()
        .where('pk_corp', '=', pkCorp)
        .where(sql<boolean>`invoices @> ${wanted}::jsonb`)
        .orderBy('id')
        .execute(),
    );
  }
}
