import type { SheetRows } from '../sheets.ts';

/** Importing invoices many at once, in sheets. */
export interface Importing {
  /** Whether a category takes sheets. */
  takesSheets(material: string): Promise<boolean>;
  /** The sheet to be filled in: its name and its rows. */
  sheetTemplate(material: string): Promise<{ readonly name: string; readonly rows: SheetRows }>;
  /**
   * Gives a sheet to a category, and waits until it has been taken or refused.
   * @param form what the file is under its name, if it is no workbook
   */
  importSheet(material: string, name: string, rows: SheetRows, form?: string): Promise<ImportedSheet>;
}

export interface ImportedSheet {
  /** How many invoices there are now that were not there before. */
  readonly added: number;
  readonly problems: readonly { readonly row: number; readonly column: string; readonly words: string }[];
  readonly repeated: readonly string[];
  /** What is said of rows whose invoices do not count, or not in full. */
  readonly remarked: readonly string[];
  /** Why nothing of it was taken, or empty. */
  readonly trouble: string;
  /** The rows of the workbook with those that were not taken; none where there is no such workbook. */
  readonly faultyRows: SheetRows;
}
