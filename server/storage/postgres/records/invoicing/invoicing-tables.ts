import { PostgresTable } from '../../postgres-table.ts';
import { invoicingMapping } from './invoicing.ts';
import type { InvoicingTables } from '../../../../core/tables/invoicing.ts';
import type { Connection } from '../../database.ts';

export function invoicingTables(connection: Connection): InvoicingTables {
  return { invoicing: new PostgresTable(connection, invoicingMapping) };
}
