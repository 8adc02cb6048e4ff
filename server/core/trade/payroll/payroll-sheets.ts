import type { PayrollRow, PayrollVocabulary } from '../../../../src/domain/trade/payroll/payroll-sheet.ts';
import type { ServerLocale } from '../../server-locale.ts';
import type { NamedSheet } from '../imports/import-sheets.ts';

/** Words of the sheets of people in one language. The vocabulary recognises headings in every language. */
export interface PayrollSheetWords {
  readonly vocabulary: PayrollVocabulary;
  /** The sheet to fill in: its headings and a marked example. */
  template(): NamedSheet;
  /** The faulty rows by their numbers, with masked numbers and the reasons as the last column. */
  faulty(sheetName: string, rows: readonly PayrollRow[]): NamedSheet;
}

/** Support for sheets of people. */
export interface PayrollSheets {
  payrollWords(locale: ServerLocale): Promise<PayrollSheetWords>;
}
