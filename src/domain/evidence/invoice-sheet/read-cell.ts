import type { PlainDate } from '../../calendar/plain-date.ts';

/** What stands in a cell of a sheet that somebody else made. */
export type ReadCell =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string }
  /** `shown` where its format shows leading noughts, which the number itself has not. */
  | { readonly kind: 'number'; readonly value: number; readonly shown?: string }
  | { readonly kind: 'day'; readonly day: PlainDate }
  /** A formula that came to nothing. */
  | { readonly kind: 'failed' };

/**
 * A sheet as far as it was read: its rows from the first, with the number that each has in it, counted from 1. Rows
 * without anything are left out.
 */
export interface ReadSheet {
  readonly name: string;
  readonly rows: readonly { readonly row: number; readonly cells: readonly ReadCell[] }[];
}

const emptyCell: ReadCell = { kind: 'empty' };

/** A cell by its place in its row, counted from nought. */
export function cellAt(cells: readonly ReadCell[], place: number): ReadCell {
  return cells[place] ?? emptyCell;
}

/** Beyond it a double does not tell neighbouring whole numbers apart, and spreadsheets keep fifteen digits anyway. */
export const exactBelow = 1e15;

/** A cell as it is shown to whoever is to mend it: a long number as spreadsheets show it, such as 1.2300E+19. */
export function cellText(cell: ReadCell): string {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'number')
    return (
      cell.shown ??
      (Math.abs(cell.value) < exactBelow ? String(cell.value) : cell.value.toExponential(4).replace('e', 'E'))
    );
  return cell.kind === 'day' ? cell.day : '';
}
