/** A line of a bank's statement: matched with what it pays, or listed until somebody explains it (对账). */
export const statementLineStates = ['matched', 'unmatched', 'explained'] as const;
export type StatementLineState = (typeof statementLineStates)[number];

/**
 * Why a line is not matched. `unknown-number`: neither an instrument nor a financing has its number. `nothing-due`:
 * nothing is owed. `not-due`: interest runs on until the payment day. `more-than-owed`: it exceeds what is owed.
 * `part-early`: before the payment day an instrument is paid whole. `in-transit`: a part of the instrument is on its
 * way to its next holder. `frozen`: a court froze a part. `paying-out`: a bank pays out a financing of it.
 * `returned-late`: a disbursement came back that is repaid already, at least in part.
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
] as const;
export type StatementLineBar = (typeof statementLineBars)[number];

/** Hour in Shanghai from which on an instrument is overdue on the day on which it is to be paid. */
export const overdueHour = 17;

/** Bars that pass by themselves: the line is matched again later. */
export const passingBars: readonly StatementLineBar[] = ['part-early', 'not-due', 'in-transit', 'frozen', 'paying-out'];
