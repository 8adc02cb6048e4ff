import type { ReadCell, ReadSheet } from '../../../src/domain/evidence/invoice-sheet/read-cell.ts';
import { headingsWithin } from '../../../src/domain/evidence/invoice-sheet/sheet-columns.ts';
import { isPlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { mostSheetRows } from '../../../src/domain/evidence/upload/sheet-files.ts';
import type { WorkbookRead } from '../../core/evidence/invoice-sheets.ts';
import type { CellObject } from '@e965/xlsx';

/** What is looked at of a workbook: more of it is no sheet of invoices. */
const mostSheets = 20;
const mostColumns = 60;
/** One row more than may be taken, behind all that may stand above the first, shows that there are too many. */
const mostRows = headingsWithin + mostSheetRows + 1;
/** Characters of a cell: what is longer is no number, name or amount. */
const longestText = 200;

/** What the library tells of formats, of which it has no types. */
interface Formats {
  is_date(format: string): boolean;
  parse_date_code(
    value: number,
    options: { readonly date1904: boolean },
  ): { readonly y: number; readonly m: number; readonly d: number } | null;
}

/**
 * How a workbook begins: a zip, or the compound file of older ones. Nothing else is tried, whatever else the library
 * knows.
 */
const beginnings = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
];
const isWorkbook = (bytes: Uint8Array): boolean =>
  beginnings.some((beginning) => beginning.every((byte, place) => bytes[place] === byte));

/** A format of nought after nought shows those that its number has not. */
const onlyNoughts = /^0{2,}$/u;

/**
 * A day as the sheet's calendar counts it, whatever zone it is read in; undefined where it is before that calendar, or
 * no whole day's number.
 */
function dayOf(formats: Formats, value: number, date1904: boolean): string | undefined {
  const parts = formats.parse_date_code(value, { date1904 });
  if (!parts) return undefined;
  const day = `${String(parts.y).padStart(4, '0')}-${String(parts.m).padStart(2, '0')}-${String(parts.d).padStart(2, '0')}`;
  return isPlainDate(day) ? day : undefined;
}

function readCell(formats: Formats, cell: CellObject | undefined, date1904: boolean): ReadCell {
  if (cell === undefined) return { kind: 'empty' };
  const { t: type, v: value, z: format } = cell;
  if (type === 'e') return { kind: 'failed' };
  if (typeof value === 'number') {
    const shownAs = typeof format === 'string' ? format : '';
    if (formats.is_date(shownAs)) {
      const day = dayOf(formats, value, date1904);
      return day === undefined ? { kind: 'failed' } : { kind: 'day', day };
    }
    return onlyNoughts.test(shownAs) && Number.isInteger(value) && value >= 0 && value < 1e15
      ? { kind: 'number', value, shown: String(value).padStart(shownAs.length, '0') }
      : { kind: 'number', value };
  }
  if (typeof value === 'string')
    return value === '' ? { kind: 'empty' } : { kind: 'text', text: value.slice(0, longestText) };
  return typeof value === 'boolean' ? { kind: 'text', text: value ? 'TRUE' : 'FALSE' } : { kind: 'empty' };
}

function readSheet(
  formats: Formats,
  name: string,
  { '!data': rows }: { readonly '!data'?: readonly (readonly (CellObject | undefined)[] | undefined)[] },
  date1904: boolean,
): ReadSheet {
  return {
    name: name.slice(0, longestText),
    rows: (rows ?? []).slice(0, mostRows).flatMap((row, index) => {
      const cells = (row ?? []).slice(0, mostColumns);
      const read = Array.from(cells, (cell) => readCell(formats, cell, date1904));
      return read.every(({ kind }) => kind === 'empty') ? [] : [{ row: index + 1, cells: read }];
    }),
  };
}

/** The library says in words alone that a workbook has a password. */
const asksPassword = /password|encrypt/iu;

/** What a workbook says in its cells, sheet by sheet; nothing of it is computed, followed or run. Throws nothing. */
export async function workbookSheets(bytes: Uint8Array): Promise<WorkbookRead> {
  try {
    // Nothing reads sheets until the first one comes.
    if (!isWorkbook(bytes)) return { outcome: 'unreadable' };
    const library = await import('@e965/xlsx');
    const formats = library.SSF as Formats;
    const book = library.read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: mostRows,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      bookVBA: false,
      bookDeps: false,
    });
    const date1904 = book.Workbook?.WBProps?.date1904 === true;
    return {
      outcome: 'read',
      sheets: book.SheetNames.slice(0, mostSheets).flatMap((name) => {
        const sheet = book.Sheets[name];
        return sheet === undefined ? [] : [readSheet(formats, name, sheet, date1904)];
      }),
    };
  } catch (fault) {
    return { outcome: fault instanceof Error && asksPassword.test(fault.message) ? 'encrypted' : 'unreadable' };
  }
}
