import type { ReceiptRecord } from '../../../core/records/common.ts';
import { document, instant, text } from '../fields.ts';
import type { Mapping } from '../postgres-table.ts';

export const receiptMapping: Mapping<ReceiptRecord> = {
  table: 'receipts',
  key: 'key',
  fields: { key: text('key'), fingerprint: text('fingerprint'), answer: document('answer'), at: instant('at') },
};
