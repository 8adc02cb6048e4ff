import type { InvoiceMarkRecord } from '../../../../core/records.ts';
import { instant, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const invoiceMarkMapping: Mapping<InvoiceMarkRecord> = {
  table: 'invoice_register',
  key: 'id',
  fields: { id: text('id'), code: text('code'), number: text('number'), mark: text('mark'), markedAt: instant('marked_at') },
};
