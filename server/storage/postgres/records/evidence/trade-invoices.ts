import { sql } from 'kysely';
import type { TradeInvoiceRecord } from '../../../../core/records/evidence.ts';
import { text, texts } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';
import { invoice } from './items.ts';

export const tradeInvoiceMapping: Mapping<TradeInvoiceRecord> = {
  table: 'trade_invoices',
  key: 'id',
  fields: {
    id: text('id'),
    pkCorp: text('pk_corp'),
    businessId: text('business_id'),
    invoice,
    pkFiles: texts('pk_files'),
  },
};

export class PostgresTradeInvoices extends PostgresTable<TradeInvoiceRecord> {
  async ofBusinesses(businessIds: readonly string[]): Promise<readonly TradeInvoiceRecord[]> {
    return this.read(
      await this.rows()
        .where(sql<boolean>`business_id = any(${businessIds})`)
        .orderBy('id')
        .execute(),
    );
  }
}
