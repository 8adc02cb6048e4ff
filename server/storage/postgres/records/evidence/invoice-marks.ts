import { sql } from 'kysely';
import type { InvoiceMarkRecord } from '../../../../core/records/evidence.ts';
import { instant, text } from '../../fields.ts';
import { PostgresTable, type Mapping } from '../../postgres-table.ts';

export const invoiceMarkMapping: Mapping<InvoiceMarkRecord> = {
  table: 'invoice_register',
  key: 'id',
  fields: {
    id: text('id'),
    code: text('code'),
    number: text('number'),
    mark: text('mark'),
    markedAt: instant('marked_at'),
  },
};

export class PostgresInvoiceMarks extends PostgresTable<InvoiceMarkRecord> {
  async latest(part: string, most: number): Promise<readonly InvoiceMarkRecord[]> {
    const holding = sql<boolean>`(strpos(lower(number), lower(${part}::text)) > 0 or strpos(lower(code), lower(${part}::text)) > 0)`;
    return this.read(await this.rows().where(holding).orderBy('marked_at', 'desc').orderBy('id').limit(most).execute());
  }
}
