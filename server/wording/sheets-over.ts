import type { InvoiceSheets } from '../core/evidence/invoice-sheets.ts';
import type { ImportSheets } from '../core/trade/imports/import-sheets.ts';
import type { WorkbookReader } from '../core/workbook-reader.ts';

/**
 * Sheets of invoices, issues and transfers over a reader of workbooks. The words are fetched when the first is wanted:
 * no start waits for them.
 */
export function sheetsOver(reader: WorkbookReader): InvoiceSheets & ImportSheets {
  return {
    reader,
    words: async (locale) => (await import('./invoice-sheet-words.ts')).invoiceSheetWords(locale),
    importWords: async (act, locale) => (await import('./import-sheet-words.ts')).importSheetWords(act, locale),
  };
}
