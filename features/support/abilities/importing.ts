import type { SheetRows } from '../sheets.ts';

/** Importing several invoices from sheets. */
export interface Importing {
  /** Whether a category accepts sheets. */
  takesSheets(material: string): Promise<boolean>;
  /** The template of a sheet: its name and its rows. */
  sheetTemplate(material: string): Promise<{ readonly name: string; readonly rows: SheetRows }>;
  /**
   * Uploads a sheet to a category, and waits until it has been accepted or refused.
   * @param form the real format of the file, if it is not a workbook
   */
  importSheet(material: string, name: string, rows: SheetRows, form?: string): Promise<ImportedSheet>;
}

export interface ImportedSheet {
  /** Number of new invoices. */
  readonly added: number;
  readonly problems: readonly { readonly row: number; readonly column: string; readonly words: string }[];
  readonly repeated: readonly string[];
  /** Messages about rows whose invoices do not count, or not in full. */
  readonly remarked: readonly string[];
  /** The reason why the whole sheet was refused; empty where it was not. */
  readonly trouble: string;
  /** Rows of the workbook with the refused rows; empty where there is no such workbook. */
  readonly faultyRows: SheetRows;
}
