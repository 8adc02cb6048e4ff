import type { SheetRows } from '../sheets.ts';

/** What is told of a sheet of issues or payees that was read. Amounts are decimal texts in yuan. */
export interface ReadTradeSheet {
  /** Number and sum of the good rows, such as `2 rows, 30.00`. */
  readonly good: string;
  /** Row, column and words of each problem. */
  readonly problems: readonly (readonly [string, string, string])[];
  /** Rows that are the same, each with the earlier one. */
  readonly doubles: readonly string[];
  /** Row and words of what is to be known of good rows. */
  readonly notes: readonly string[];
  /** Rows that were imported before, each with by whom and as what. */
  readonly repeated: readonly string[];
  /** Why nothing can be used; empty where it was read. */
  readonly trouble: string;
  readonly limit: string;
  /** Rows of the workbook of faulty rows, with the headings first; none without such a workbook. */
  readonly faultyRows: SheetRows;
}

/** Filling in many issues, or the payees of a transfer, from a sheet. */
export interface ImportingTrades {
  /** The sheet of issues to be filled in. */
  issueTemplate(): Promise<SheetRows>;
  readIssues(name: string, rows: SheetRows): Promise<ReadTradeSheet>;
  /** Says that the rows which are the same are meant. */
  confirmDoubles(): void;
  /** Says that rows which were imported before are wanted once more. */
  wantRepeated(): void;
  /** Keeps the good rows as drafts, and answers how many there are. */
  keepImported(): Promise<number>;
  /** Submits all drafts of the sheet. Answers amount and outcome of each, in the order of these texts. */
  submitImported(): Promise<readonly string[]>;
  /** Fills the payees of a sheet into the form of a transfer of the newest holding, and answers its lines. */
  transferFromSheet(rows: SheetRows): Promise<readonly string[]>;
}
