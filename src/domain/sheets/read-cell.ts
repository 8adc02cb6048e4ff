import type { PlainDate } from '../calendar/plain-date.ts';
import { invisibleCharacter } from '../text/invisible-characters.ts';

/**
 * Maximum number of characters that are read from a cell. Valid values are shorter, so a cell that is too long is
 * reported and never cut to a different value.
 */
export const maxCellCharacters = 400;

/** Content of a cell in an uploaded sheet. */
export type ReadCell =
  | { readonly kind: 'empty' }
  /** `serialDay`: the day that a number, or a text of digits, stands for in the workbook's calendar. */
  | { readonly kind: 'text'; readonly text: string; readonly serialDay?: PlainDate }
  /** `shown`: the formatted text, where the format adds leading zeros that the number itself lacks. */
  | { readonly kind: 'number'; readonly value: number; readonly shown?: string; readonly serialDay?: PlainDate }
  | { readonly kind: 'day'; readonly day: PlainDate }
  /** A formula without a result, or a number formatted as a day that does not exist (`shownAsDay`). */
  | { readonly kind: 'failed'; readonly shownAsDay?: true };

/**
 * The read part of a sheet. Each row has its number in the sheet, counted from 1. Empty rows and hidden rows are left
 * out.
 */
export interface ReadSheet {
  readonly name: string;
  /** Whether the sheet was not read, because it is hidden or the workbook has too many sheets. */
  readonly unread?: true;
  /** Whether the sheet was active when the workbook was saved. */
  readonly inFront?: true;
  /** Number of hidden rows with content; undefined for none. */
  readonly hiddenRows?: number;
  /** Whether the sheet has more rows than were read. */
  readonly cut?: true;
  readonly rows: readonly { readonly row: number; readonly cells: readonly ReadCell[] }[];
}

/** Invisible characters except line ends and tabs, which separate words. */
const unseenSigns = new RegExp(`(?!\\s)${invisibleCharacter.source}|\uFEFF`, 'gu');

/** A text as displayed: without invisible characters, trimmed. */
export function displayedText(text: string): string {
  return text.replaceAll(unseenSigns, '').replaceAll('\u00A0', ' ').trim();
}

/** A cell as displayed. A text of invisible characters only becomes empty. */
export function displayedCell(cell: ReadCell): ReadCell {
  if (cell.kind !== 'text') return cell;
  const text = displayedText(cell.text);
  return text === '' ? { kind: 'empty' } : { ...cell, text };
}

const emptyCell: ReadCell = { kind: 'empty' };

/** The cell at a position in its row; positions count from 0. */
export function cellAt(cells: readonly ReadCell[], place: number): ReadCell {
  return cells[place] ?? emptyCell;
}

/** Whole numbers are exact below this value, because spreadsheets keep fifteen digits. */
export const exactBelow = 1e15;

/** Text of a cell for an error list. A long number has the form that spreadsheets show, such as 1.2300E+19. */
export function cellText(cell: ReadCell): string {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind === 'number')
    return (
      cell.shown ??
      (Math.abs(cell.value) < exactBelow ? String(cell.value) : cell.value.toExponential(4).replace('e', 'E'))
    );
  return cell.kind === 'day' ? cell.day : '';
}
