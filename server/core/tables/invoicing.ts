import type { Table } from '../table.ts';
import type { InvoicingProfileRecord } from '../records/invoicing.ts';

export interface InvoicingTables {
  /** Keyed by company. */
  readonly invoicing: Table<InvoicingProfileRecord>;
}
