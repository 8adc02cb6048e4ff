import type { InvoicingProfileRecord } from '../../../core/records/invoicing.ts';
import type { InvoicingTables } from '../../../core/tables/invoicing.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

export function invoicingTables(shelf: MemoryShelf): InvoicingTables {
  return { invoicing: shelf.table<InvoicingProfileRecord>((each) => each.pkCorp) };
}
