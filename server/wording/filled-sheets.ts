import type { SheetCell } from '../core/ports.ts';

/** What marks a row that sums up others, in the words of sheets. */
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

/** Characters of a file's name that the name of its faulty rows keeps. */
const longestName = 60;

/** A name without its extension, not too long for the name of another file. */
export const bareFileName = (name: string): string => name.replace(/\.[^.]*$/u, '').slice(0, longestName);

/** A cell of a sheet that is to be filled in or corrected. */
export const textCell = (text: string, mark?: 'wrong' | 'sample'): SheetCell => ({
  kind: 'text',
  text,
  ...(mark === undefined ? {} : { mark }),
});

export async function* rowsInTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
