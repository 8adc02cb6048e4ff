import type { SheetRows } from '../sheets.ts';

/** The result for a sheet of issues or payees. Amounts are decimal texts in yuan. */
export interface ReadTradeSheet {
  /** Number and sum of the valid rows, such as `2 rows, 30.00`. */
  readonly good: string;
  /** Row, column and message of each problem. */
  readonly problems: readonly (readonly [string, string, string])[];
  /** Duplicate rows, each with the earlier row. */
  readonly doubles: readonly string[];
  /** Row and message of each note about a valid row. */
  readonly notes: readonly string[];
  /** Rows that were imported before, each with the person who imported it and the application. */
  readonly repeated: readonly string[];
  /** The reason why the sheet cannot be used; empty where it can. */
  readonly trouble: string;
  readonly limit: string;
  /** Rows of the workbook with the invalid rows, with the headings first; empty without such a workbook. */
  readonly faultyRows: SheetRows;
}

/** Filling in many issues, or the payees of a transfer, from a sheet. */
export interface ImportingTrades {
  /** The template of a sheet of issues. */
  issueTemplate(): Promise<SheetRows>;
  readIssues(name: string, rows: SheetRows): Promise<ReadTradeSheet>;
  /** Confirms that the duplicate rows are intended. */
  confirmDoubles(): void;
  /** Confirms that rows which were imported before are imported again. */
  wantRepeated(): void;
  /** Saves the valid rows as drafts, and returns their number. */
  keepImported(): Promise<number>;
  /** Submits all drafts of the sheet. Returns amount and result of each, sorted by these texts. */
  submitImported(): Promise<readonly string[]>;
  /** Fills the payees of a sheet into the transfer form of the newest holding. Returns the lines of the form. */
  transferFromSheet(rows: SheetRows): Promise<readonly string[]>;
}
