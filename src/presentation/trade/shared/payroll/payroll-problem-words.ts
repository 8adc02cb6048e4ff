import type { PayrollColumn, PayrollFault } from '../../../../domain/trade/payroll/payroll-sheet.ts';
import { message, type Message } from '../../../../words/catalogue.ts';

/** Name of a column, the same in the sheet and on the pages. */
export const payrollColumnName = (column: PayrollColumn): Message => message(`payroll.column-${column}`);

/** Words the problem of a cell, and its remedy. */
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
