import type { FaultyRow } from '../../../src/domain/evidence/invoice-sheet/sheet-plan.ts';
import type { SheetVocabulary } from '../../../src/domain/evidence/invoice-sheet/sheet-columns.ts';
import type { InvoiceType } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import type { ServerLocale } from '../server-locale.ts';
import type { SheetOrder } from '../ports.ts';
import type { WorkbookReader } from '../workbook-reader.ts';

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
