import type { UnreadParts } from '../../../../domain/sheets/sheet-table.ts';
import { maxTextCharacters, type ImportColumn } from '../../../../domain/trade/imports/import-columns.ts';
import type { ImportProblem } from '../../../../domain/trade/imports/import-plan.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import { showCheck } from '../rule-words.ts';

/** Name of a column, the same in the sheet and in the form. */
export const importColumnName = (column: ImportColumn): Message => message(`imports.column-${column}`);

/** Words the problem of a cell, and its remedy. Rules have the same words as in the form. */
export function importProblemWords(problem: ImportProblem): Message {
  if (problem.because === 'rule') {
    const { code, because } = problem.check;
    return code === 'PAYEE' && because === 'none' ? message('imports.payee-none') : showCheck(problem.check).what;
  }
  if (problem.because !== 'too-long') return message(`imports.${problem.because}`);
  const { column } = problem;
  return message('imports.too-long', {
    most: column in maxTextCharacters ? maxTextCharacters[column as keyof typeof maxTextCharacters] : 0,
  });
}

/** Words the parts of a workbook that were not read. */
export const unreadWords = ({ sheets, hiddenRows }: UnreadParts): readonly Message[] => [
  ...(sheets.length === 0 ? [] : [message('imports.unread-sheets', { names: sheets })]),
  ...(hiddenRows === 0 ? [] : [message('imports.hidden-rows', { count: hiddenRows })]),
];
