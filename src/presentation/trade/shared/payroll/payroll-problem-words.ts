import type { PayrollColumn, PayrollFault } from '../../../../domain/trade/payroll/payroll-sheet.ts';
import { message, type Message } from '../../../../words/catalogue.ts';

/** Name of a column, as the sheet and the pages call it. */
export const payrollColumnName = (column: PayrollColumn): Message => message(`payroll.column-${column}`);

/** What is wrong with a cell, and what to do about it. */
export function payrollProblemWords({
  because,
  sameAs = 0,
}: {
  readonly because: PayrollFault | 'unknown';
  readonly sameAs?: number | undefined;
}): Message {
  return because === 'person-twice' || because === 'card-twice'
    ? message(`payroll.${because}`, { row: sameAs })
    : message(`payroll.${because}`);
}
