import type { InvoiceSheets } from '../core/evidence/invoice-sheets.ts';
import type { ImportSheets } from '../core/trade/imports/import-sheets.ts';
import type { PayrollSheets } from '../core/trade/payroll/payroll-sheets.ts';
import type { WorkbookReader } from '../core/workbook-reader.ts';

/**
 * Sheets of invoices, issues, transfers and payrolls over a reader of workbooks. The texts are loaded on first use, so
 * that the start does not wait for them.
 */
export function sheetsOver(reader: WorkbookReader): InvoiceSheets & ImportSheets & PayrollSheets {
  return {
    reader,
    words: async (locale) => (await import('./invoice-sheet-words.ts')).invoiceSheetWords(locale),
    payrollWords: async (locale) => (await import('./payroll-sheet-words.ts')).payrollSheetWords(locale),
    importWords: async (act, locale) => (await import('./import-sheet-words.ts')).importSheetWords(act, locale),
  };
}
