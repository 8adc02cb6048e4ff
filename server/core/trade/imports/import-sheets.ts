import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { ImportAct, ImportVocabulary } from '../../../../src/domain/trade/imports/import-columns.ts';
import type { JudgedRow } from '../../../../src/domain/trade/imports/import-plan.ts';
import type { SheetOrder } from '../../ports.ts';
import type { ServerLocale } from '../../server-locale.ts';
import type { WorkbookReader } from '../../workbook-reader.ts';

/** A sheet to be written, with the name of its file. */
export interface NamedSheet {
  readonly fileName: string;
  readonly order: SheetOrder;
}

/** Words of the sheets of an act in one language. The vocabulary recognises headings in every language. */
export interface ImportSheetWords {
  readonly vocabulary: ImportVocabulary;
  /** The sheet to fill in: its headings, a marked example, and the choices of its columns. */
  template(dueOn: PlainDate, today: PlainDate): NamedSheet;
  /** A sheet of the faulty rows, each with the reasons as its last column. */
  faulty(sheetName: string, rows: readonly JudgedRow[]): NamedSheet;
}

/** Support for sheets of issues and transfers. */
export interface ImportSheets {
  readonly reader: WorkbookReader;
  importWords(act: ImportAct, locale: ServerLocale): Promise<ImportSheetWords>;
}
