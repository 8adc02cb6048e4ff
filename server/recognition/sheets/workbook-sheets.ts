import type { ReadCell, ReadSheet } from '../../../src/domain/evidence/invoice-sheet/read-cell.ts';
import { headingsWithin } from '../../../src/domain/evidence/invoice-sheet/sheet-columns.ts';
import { isPlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { mostSheetRows } from '../../../src/domain/evidence/upload/sheet-files.ts';
import type { WorkbookRead } from '../../core/evidence/invoice-sheets.ts';
import type { CellObject } from '@e965/xlsx';

/** Maximum numbers of sheets and columns that are read: no sheet of invoices has more. */
const mostSheets = 20;
const mostColumns = 60;
/** Headings, all accepted rows, and one more row, which shows that there are too many. */
const mostRows = headingsWithin + mostSheetRows + 1;
/** Maximum number of characters of a cell: no number, name or amount is longer. */
const longestText = 200;

/** The part of the library's interface for formats that is used here; the library has no types for it. */
interface Formats {
  is_date(format: string): boolean;
  parse_date_code(
    value: number,
    options: { readonly date1904: boolean },
  ): { readonly y: number; readonly m: number; readonly d: number } | null;
}

/**
 * Signatures of workbooks: a zip, or a compound file in the older format. Other formats that the library can read are
 * refused.
 */
const signatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
];
const isWorkbook = (bytes: Uint8Array): boolean =>
  signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte));

/** A number format of zeros only, which shows leading zeros. */
const onlyZeros = /^0{2,}$/u;

/**
 * The day of a serial date in the sheet's calendar, independent of time zones; undefined when it is outside the
 * calendar.
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
    return onlyZeros.test(shownAs) && Number.isInteger(value) && value >= 0 && value < 1e15
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

/** The library reports a password only by the text of its error. */
const asksPassword = /password|encrypt/iu;

/** Reads the cells of a workbook, sheet by sheet. No formula, link or macro is executed. Never throws. */
export async function workbookSheets(bytes: Uint8Array): Promise<WorkbookRead> {
  try {
    // The library is loaded with the first workbook.
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
