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

/** Reads spreadsheets of invoices, in the formats xlsx and xls. Companies take turns. */
export interface WorkbookReader {
  /** Never rejects; an unreadable workbook has an outcome of its own. */
  read(bytes: Uint8Array, company: string): Promise<WorkbookRead>;
}

/** Words of invoice sheets in one language. The vocabulary recognises headings in every language. */
export interface InvoiceSheetWords {
  readonly vocabulary: SheetVocabulary;
  /** The sheet to fill in: its headings, a marked example, and the types to choose from. */
  template(types: readonly InvoiceType[]): { readonly fileName: string; readonly order: SheetOrder };
  /** A sheet of the rejected rows, each with its problem. */
  faulty(
    sheetName: string,
    rows: readonly FaultyRow[],
    types: readonly InvoiceType[],
  ): { readonly fileName: string; readonly order: SheetOrder };
}

/** Support for sheets of invoices. */
export interface InvoiceSheets {
  readonly reader: WorkbookReader;
  words(locale: ServerLocale): Promise<InvoiceSheetWords>;
}
