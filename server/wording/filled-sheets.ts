import type { SheetCell } from '../core/ports.ts';

/** Words that mark a row as the sum of others. */
export const sums = [
  '合计',
  '总计',
  '小计',
  '共计',
  '累计',
  '本页合计',
  '本月合计',
  '合计金额',
  'Total',
  'Totals',
  'Subtotal',
  'Grand total',
  'Sum',
];

/** Number of characters of a file's name that are kept in the name of the sheet of its faulty rows. */
const maxNameCharacters = 60;

/** A name without its extension, short enough for the name of another file. */
export const bareFileName = (name: string): string => name.replace(/\.[^.]*$/u, '').slice(0, maxNameCharacters);

/** A cell of a sheet that is to be filled in or corrected. */
export const textCell = (text: string, mark?: 'wrong' | 'sample'): SheetCell => ({
  kind: 'text',
  text,
  ...(mark === undefined ? {} : { mark }),
});

export async function* rowsInTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
