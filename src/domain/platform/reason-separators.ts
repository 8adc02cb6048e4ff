/** The codes in an approval reason that stand for a line break and a full-width semicolon; neither is empty. */
export interface ReasonSeparators {
  readonly line: string;
  readonly clause: string;
}

/** Default codes; document 2, section 8 names none, and platforms may configure others. */
export const defaultReasonSeparators: ReasonSeparators = { line: '@@', clause: '##' };

/** The reason with its codes replaced by line breaks and full-width semicolons. */
export function readableReason(reason: string, { line, clause }: ReasonSeparators): string {
  return reason.replaceAll(line, '\n').replaceAll(clause, '；');
}
