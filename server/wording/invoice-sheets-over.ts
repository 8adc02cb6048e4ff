import type { InvoiceSheets, WorkbookReader } from '../core/evidence/invoice-sheets.ts';

/**
 * Sheets of invoices over a reader of workbooks. The words are fetched when the first is wanted: no start waits for
 * them.
 */
export function invoiceSheetsOver(reader: WorkbookReader): InvoiceSheets {
  return { reader, words: async (locale) => (await import('./invoice-sheet-words.ts')).invoiceSheetWords(locale) };
}
