import { maxCellCharacters, type ReadCell, type ReadSheet } from '../../../src/domain/sheets/read-cell.ts';
import { headingsWithin } from '../../../src/domain/sheets/sheet-table.ts';
import { sheetKilobytes } from '../../../src/domain/evidence/upload/sheet-files.ts';
import { textSheet } from '../../documents/text-sheet.ts';
import { defaultLimits } from '../document-source.ts';
import { xmlTree } from '../xml-tree.ts';
import { separatedRows, xmlSheets } from './text-rows.ts';
import { isPlainDate } from '../../../src/domain/calendar/plain-date.ts';
import { maxSheetRows } from '../../../src/domain/evidence/upload/sheet-files.ts';
import type { WorkbookRead } from '../../core/workbook-reader.ts';
import type { CellObject, WorkBook } from '@e965/xlsx';

/** Maximum numbers of sheets and columns that are read: no sheet of invoices has more. */
const maxSheets = 20;
const maxColumns = 60;
/** Maximum number of rows that are examined, because filtered rows may be between the visible ones. */
const maxExaminedRows = 20_000;
/** Headings, all accepted rows, and one more row, which shows that there are too many. */
const maxRows = headingsWithin + maxSheetRows + 1;
/** Tags of the largest sheet in XML: two for each of twenty cells in each accepted row, and as many again. */
const maxTags = 400_000;
/**
 * Maximum numbers of cells and characters that are taken from a workbook: several times the size of the largest
 * accepted one. Cells may share a text, so that a file of few kilobytes could have any number of characters.
 */
const maxCells = 500_000;
const maxCharacters = 12_000_000;

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

/** A serial date that is a text. */
const serialText = /^\s*\d{5}(?:\.\d+)?\s*$/u;

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

/** First and last day of this century; serial numbers between them count as days where a column contains days. */
const firstSerialDay = '2000-01-01';
const lastSerialDay = '2099-12-31';

/**
 * The day of a number without a date format. Chinese spreadsheet programs have date formats of their own, and pasted
 * values lose their formats.
 */
function serialDayOf(formats: Formats, value: number, date1904: boolean): { readonly serialDay?: string } {
  const day = value > 0 && value < 1e5 ? dayOf(formats, value, date1904) : undefined;
  return day !== undefined && day >= firstSerialDay && day <= lastSerialDay ? { serialDay: day } : {};
}

function readCell(formats: Formats, cell: CellObject | undefined, date1904: boolean): ReadCell {
  if (cell === undefined) return { kind: 'empty' };
  const { t: type, v: value, z: format } = cell;
  if (type === 'e') return { kind: 'failed' };
  if (typeof value === 'number') {
    const shownAs = typeof format === 'string' ? format : '';
    if (formats.is_date(shownAs)) {
      const day = dayOf(formats, value, date1904);
      return day === undefined ? { kind: 'failed', shownAsDay: true } : { kind: 'day', day };
    }
    return onlyZeros.test(shownAs) && Number.isInteger(value) && value >= 0 && value < 1e15
      ? { kind: 'number', value, shown: String(value).padStart(shownAs.length, '0') }
      : { kind: 'number', value, ...serialDayOf(formats, value, date1904) };
  }
  if (typeof value === 'string')
    return value === ''
      ? { kind: 'empty' }
      : {
          kind: 'text',
          text: value.trimStart().slice(0, maxCellCharacters),
          ...(serialText.test(value) ? serialDayOf(formats, Number(value), date1904) : {}),
        };
  return typeof value === 'boolean' ? { kind: 'text', text: value ? 'TRUE' : 'FALSE' } : { kind: 'empty' };
}

interface LibrarySheet {
  readonly '!data'?: readonly (readonly (CellObject | undefined)[] | undefined)[];
  readonly '!rows'?: readonly ({ readonly hidden?: boolean; readonly hpt?: number } | undefined)[];
}

/** Numbers of cells and characters that may still be taken from a workbook. */
interface Allowance {
  cells: number;
  characters: number;
}

/** Deducts cells from the allowance. Throws a `RangeError` where a workbook exceeds it. */
function takeCells(allowed: Allowance, cells: readonly ReadCell[]): void {
  for (const cell of cells) {
    if (cell.kind !== 'empty') allowed.cells -= 1;
    if (cell.kind === 'text') allowed.characters -= cell.text.length;
  }
  if (allowed.cells < 0 || allowed.characters < 0) throw new RangeError('The workbook has too much content');
}

function readSheet(
  formats: Formats,
  name: string,
  { '!data': rows = [], '!rows': heights = [] }: LibrarySheet,
  date1904: boolean,
  allowed: Allowance,
): ReadSheet {
  const isHidden = (index: number): boolean => heights[index]?.hidden === true || heights[index]?.hpt === 0;
  const visible: { readonly row: number; readonly cells: readonly ReadCell[] }[] = [];
  let hiddenRows = 0;
  for (const [index, row] of rows.entries()) {
    if (visible.length >= maxRows) break;
    const cells = Array.from((row ?? []).slice(0, maxColumns), (cell) => readCell(formats, cell, date1904));
    if (cells.every(({ kind }) => kind === 'empty')) continue;
    takeCells(allowed, cells);
    if (isHidden(index)) hiddenRows += 1;
    else visible.push({ row: index + 1, cells });
  }
  return {
    name: name.slice(0, maxCellCharacters),
    ...(hiddenRows === 0 ? {} : { hiddenRows }),
    ...(rows.length < maxExaminedRows ? {} : { cut: true }),
    rows: visible,
  };
}

/** The library reports a password only by the text of its error. */
const asksPassword = /password|encrypt/iu;

/** The windows of a workbook, which the library's types omit. */
interface BookViews {
  readonly WBView?: readonly { readonly activeTab?: number | string }[];
}

/** Whether a sheet is hidden, including one that only a macro can show. */
const isHiddenSheet = (book: WorkBook, index: number): boolean => (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;

/** Reads a text sheet that has the name of a workbook. */
async function readTextSheet(bytes: Uint8Array): Promise<WorkbookRead> {
  const found = textSheet(bytes);
  if (!found) return { outcome: 'unreadable' };
  const limits = { rows: maxExaminedRows, columns: maxColumns, characters: maxCellCharacters };
  if (found.form === 'rows')
    return { outcome: 'read', sheets: [separatedRows(found, await import('@e965/xlsx'), limits)] };
  const tree = xmlTree(bytes, { ...defaultLimits, xmlBytes: sheetKilobytes * 1024, xmlTags: maxTags });
  const sheets = tree && xmlSheets(tree, limits);
  return sheets ? { outcome: 'read', sheets: sheets.slice(0, maxSheets) } : { outcome: 'unreadable' };
}

/** The part of the library's interface for compound files that is used here; the library has no types for it. */
interface CompoundFiles {
  read(bytes: Uint8Array, options: { readonly type: 'array' }): object;
  find(file: object, path: string): { readonly content?: ArrayLike<number> } | null;
}

const windowRecord = 0x003d;
const activeSheetAt = 10;

/**
 * Index of the active sheet of a workbook of the older format, by its first window ([MS-XLS] 2.4.345), which the
 * library omits; undefined for other workbooks.
 */
function frontSheetOf(library: { readonly CFB: unknown }, bytes: Uint8Array): number | undefined {
  if (bytes[0] !== 0xd0) return undefined;
  const files = library.CFB as CompoundFiles;
  const file = files.read(bytes, { type: 'array' });
  const content = Uint8Array.from((files.find(file, '/Workbook') ?? files.find(file, '/Book'))?.content ?? []);
  const view = new DataView(content.buffer);
  for (let at = 0; at + 4 <= view.byteLength; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== windowRecord) continue;
    return at + 4 + activeSheetAt + 2 <= view.byteLength ? view.getUint16(at + 4 + activeSheetAt, true) : undefined;
  }
  return undefined;
}

/**
 * Reads the cells of a workbook's visible sheets, sheet by sheet, without hidden rows. No formula, link or macro is
 * executed. Never throws.
 */
export async function workbookSheets(bytes: Uint8Array): Promise<WorkbookRead> {
  try {
    // The library is loaded with the first workbook.
    if (!isWorkbook(bytes)) return await readTextSheet(bytes);
    const library = await import('@e965/xlsx');
    const formats = library.SSF as Formats;
    const book = library.read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: maxExaminedRows,
      // Without styles the library does not report which rows are hidden.
      cellStyles: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      bookVBA: false,
      bookDeps: false,
    });
    const date1904 = book.Workbook?.WBProps?.date1904 === true;
    const { WBView: views } = (book.Workbook ?? {}) as BookViews;
    const inFront = frontSheetOf(library, bytes) ?? Number(views?.[0]?.activeTab);
    const allowed: Allowance = { cells: maxCells, characters: maxCharacters };
    const visible = book.SheetNames.filter((_name, index) => !isHiddenSheet(book, index)).slice(0, maxSheets);
    return {
      outcome: 'read',
      sheets: book.SheetNames.map((name, index): ReadSheet => {
        const sheet = book.Sheets[name];
        if (sheet === undefined || !visible.includes(name))
          return { name: name.slice(0, maxCellCharacters), unread: true, rows: [] };
        const read = readSheet(formats, name, sheet, date1904, allowed);
        return index > 0 && index === inFront ? { ...read, inFront: true } : read;
      }),
    };
  } catch (fault) {
    return { outcome: fault instanceof Error && asksPassword.test(fault.message) ? 'encrypted' : 'unreadable' };
  }
}
