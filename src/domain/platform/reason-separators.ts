/** The codes in an approval reason that stand for a line break and a full-width semicolon; neither is empty. */
export interface ReasonSeparators {
  readonly line: string;
  readonly clause: string;
}

/** Document 2, section 8 names no codes; these hold where no platform configures others. */
export const usualReasonSeparators: ReasonSeparators = { line: '@@', clause: '##' };

/** An approval reason with its separator codes as the line breaks and full-width semicolons that they stand for. */
export function readableReason(reason: string, { line, clause }: ReasonSeparators): string {
  return reason.replaceAll(line, '\n').replaceAll(clause, '；');
}
