import type { InvoiceSheets } from '../core/evidence/invoice-sheets.ts';
import type { WorkbookReader } from '../core/workbook-reader.ts';

/**
 * Sheets of invoices over a reader of workbooks. The words are fetched when the first is wanted: no start waits for
 * them.
 */
export function invoiceSheetsOver(reader: WorkbookReader): InvoiceSheets {
  return { reader, words: async (locale) => (await import('./invoice-sheet-words.ts')).invoiceSheetWords(locale) };
}
