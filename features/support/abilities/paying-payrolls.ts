import type { SheetRows } from '../sheets.ts';

/** The result for a sheet of people. */
export interface ReadPayroll {
  /** Number of people and sum, such as `3 people, 19500.00`; empty where nothing was stored. */
  readonly kept: string;
  /** Row, column and message of each problem. */
  readonly problems: readonly (readonly [string, string, string])[];
  /** The reason why the sheet cannot be used; empty where it can. */
  readonly trouble: string;
}

/** Paying the people of a payroll with a credit. */
export interface PayingPayrolls {
  /** Opens the form of a payroll, and uploads a sheet of people. */
  readPayroll(rows: SheetRows): Promise<ReadPayroll>;
  /**
   * Fills in the form with the uploaded sheet, for the present month and due in some months, and submits it. Returns
   * the messages of the rules that forbid it; empty where it was submitted.
   */
  submitPayroll(company: string, project: string, amount: string): Promise<readonly string[]>;
  /**
   * Project, number of people and sum of the payroll of the first waiting application, or of the credit in transit to
   * the company, with the numbers of the first person as shown; the reason where the payroll is not shown.
   */
  payrollOf(which: 'waiting' | 'arriving'): Promise<string>;
  /**
   * Opens the page of the company's newest credit, and begins its evidence there. Returns book and amount of the
   * offered evidence, and the number of the package; empty where none is offered.
   */
  beginEvidence(): Promise<{ readonly offered: string; readonly packageId: string }>;
  /** Number of the company's newest credit. */
  numberOfNewestHeld(): Promise<string>;
  /** Addresses of the evidence packages that the page of the newest credit links. */
  evidenceOfNewest(): Promise<readonly string[]>;
  /** The notes of the rules on the first waiting application. */
  notesOfWaiting(): Promise<readonly string[]>;
  /** The complete numbers of a person of that payroll, counted from 1, after a request to show them. */
  wholeNumbersOf(which: 'waiting' | 'arriving', person: number): Promise<string>;
}
