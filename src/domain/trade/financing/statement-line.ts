/** State of a line of a bank statement: matched with a due, or listed until a person explains it (对账). */
export const statementLineStates = ['matched', 'unmatched', 'explained'] as const;
export type StatementLineState = (typeof statementLineStates)[number];

/**
 * Why a line is not matched. `unknown-number`: no instrument or financing has its number. `nothing-due`: nothing is
 * owed. `not-due`: interest accrues until the payment day. `more-than-owed`: it exceeds the dues. `part-early`: before
 * the payment day, an instrument must be paid in full. `in-transit`: a part of the instrument is in transit to its next
 * holder. `frozen`: a part is frozen by a court. `paying-out`: a financing of it is being paid out. `returned-late`: a
 * returned disbursement that is already repaid, at least in part. `not-instructed`: a disbursement that the bank was
 * not instructed to make, because it had failed, was returned or is confirmed already.
 */
export const statementLineBars = [
  'unknown-number',
  'nothing-due',
  'not-due',
  'more-than-owed',
  'part-early',
  'in-transit',
  'frozen',
  'paying-out',
  'returned-late',
  'not-instructed',
] as const;
export type StatementLineBar = (typeof statementLineBars)[number];

/** Bars of lines about a disbursement. They pay no debt, so they can only be explained. */
export const disbursementBars: readonly StatementLineBar[] = ['returned-late', 'not-instructed'];

/** Hour in Shanghai on the payment day from which an instrument is overdue. */
export const overdueHour = 17;

/** Temporary bars, after which the line is matched again. */
export const passingBars: readonly StatementLineBar[] = ['part-early', 'not-due', 'in-transit', 'frozen', 'paying-out'];
