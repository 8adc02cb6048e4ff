import type { SheetRows } from '../sheets.ts';

/** What is told of a sheet of people that was read. */
export interface ReadPayroll {
  /** Number of people and sum, such as `3 people, 19500.00`; empty where nothing was kept. */
  readonly kept: string;
  /** Row, column and words of each problem. */
  readonly problems: readonly (readonly [string, string, string])[];
  /** Why nothing can be used; empty where it was read. */
  readonly trouble: string;
}

/** Paying the people of a payroll by a credit. */
export interface PayingPayrolls {
  /** Opens the form of a payroll, and gives it a sheet of people. */
  readPayroll(rows: SheetRows): Promise<ReadPayroll>;
  /**
   * Fills in the form with the sheet that was read, for the present month and due in some months, and submits it.
   * Answers the words of the rules that forbid it; none where it was submitted.
   */
  submitPayroll(company: string, project: string, amount: string): Promise<readonly string[]>;
  /**
   * Project, number of people and sum of the payroll of what waits first, or of what is on its way to the company, with
   * the numbers of the first person as they are shown; why it is not shown otherwise.
   */
  payrollOf(which: 'waiting' | 'arriving'): Promise<string>;
  /**
   * Opens the page of the newest credit that the company holds, and begins its evidence there. Answers book and amount
   * of what can be begun, and the number of the package; empty where nothing can be begun.
   */
  beginEvidence(): Promise<{ readonly offered: string; readonly packageId: string }>;
  /** Number of the newest credit that the company holds. */
  numberOfNewestHeld(): Promise<string>;
  /** Evidence packages that the page of the newest credit leads to, by their addresses. */
  evidenceOfNewest(): Promise<readonly string[]>;
  /** What the rules note of what waits first, in words. */
  notesOfWaiting(): Promise<readonly string[]>;
  /** The numbers of a person of that payroll, counted from 1, after they were asked for. */
  wholeNumbersOf(which: 'waiting' | 'arriving', person: number): Promise<string>;
}
