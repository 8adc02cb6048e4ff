import type { ReadSheet } from '../../../src/domain/evidence/invoice-sheet/read-cell.ts';
import type { FaultyRow } from '../../../src/domain/evidence/invoice-sheet/sheet-plan.ts';
import type { SheetVocabulary } from '../../../src/domain/evidence/invoice-sheet/sheet-columns.ts';
import type { InvoiceType } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { SheetOrder } from '../ports.ts';

/** Content of a workbook. `unreadable`: damaged, too large once unpacked, or harmful to its reader. */
export type WorkbookRead =
  | { readonly outcome: 'read'; readonly sheets: readonly ReadSheet[] }
  | { readonly outcome: 'unreadable' | 'encrypted' };

/**
 * Reads spreadsheets that somebody else made, xlsx and xls alike, as far as a sheet of invoices goes. Companies take
 * turns.
 */
export interface WorkbookReader {
  /** Never rejects: what cannot be read says so. */
  read(bytes: Uint8Array, company: string): Promise<WorkbookRead>;
}

/**
 * What sheets of invoices are called and say, in a language; what they are called by others is known whatever the
 * language.
 */
export interface InvoiceSheetWords {
  readonly vocabulary: SheetVocabulary;
  /** The sheet to be filled in: its headings, an example that is marked as such, and the types to choose from. */
  template(types: readonly InvoiceType[]): { readonly fileName: string; readonly order: SheetOrder };
  /** The rows that were not taken, each with what is to be mended. */
  faulty(
    sheetName: string,
    rows: readonly FaultyRow[],
    types: readonly InvoiceType[],
  ): { readonly fileName: string; readonly order: SheetOrder };
}

/** Invoices that come many at once, in sheets. */
export interface InvoiceSheets {
  readonly reader: WorkbookReader;
  words(locale: ServerLocale): Promise<InvoiceSheetWords>;
}
