import { read, utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';
import type { LocalFile } from '../../src/application/ports/uploads/document-vault.ts';

/** A sheet in the format of spreadsheet programs: texts as they are, `#12.5` a number, `@2026-09-15` a day. */
export type SheetRows = readonly (readonly string[])[];

const dayZero = Date.UTC(1899, 11, 30);

function cellOf(text: string): CellObject {
  if (text.startsWith('#')) return { t: 'n', v: Number(text.slice(1)) };
  if (text.startsWith('@'))
    return { t: 'n', v: (Date.parse(`${text.slice(1)}T00:00:00Z`) - dayZero) / 86_400_000, z: 'yyyy/m/d' };
  return { t: 's', v: text };
}

function sheetOf(rows: SheetRows): WorkSheet {
  const sheet: WorkSheet = {};
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries())
      if (text !== '') sheet[utils.encode_cell({ r: row, c: column })] = cellOf(text);
  }
  sheet['!ref'] = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: Math.max(0, rows.length - 1), c: Math.max(0, ...rows.map((row) => row.length - 1)) },
  });
  return sheet;
}

/** A workbook with one sheet, in the newer format or the older one. */
export function workbookBytes(rows: SheetRows, kind: 'xlsx' | 'xls' = 'xlsx'): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheetOf(rows), '发票');
  return new Uint8Array(
    write(book, { type: 'array', bookType: kind === 'xls' ? 'biff8' : 'xlsx', compression: true }) as ArrayBuffer,
  );
}

const plainText = (text: string): string => text.replace(/^[#@]/u, '');
const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function xmlOf(rows: SheetRows): string {
  const cells = (row: readonly string[]): string =>
    row.map((cell) => `<Cell><Data ss:Type="String">${inXml(plainText(cell))}</Data></Cell>`).join('');
  const table = rows.map((row) => `<Row>${cells(row)}</Row>`).join('');
  const names =
    'xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"';
  return `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook ${names}><Worksheet ss:Name="发票"><Table>${table}</Table></Worksheet></Workbook>`;
}

/** The rows in other formats that programs save under the name of a workbook. */
const falseSheets: Readonly<Record<string, (rows: SheetRows) => string>> = {
  'text with commas': (rows) => rows.map((row) => row.map((cell) => `"${plainText(cell)}"`).join(',')).join('\r\n'),
  'text with tabs': (rows) => `\ufeff${rows.map((row) => row.map(plainText).join('\t')).join('\r\n')}`,
  'XML of Excel 2003': xmlOf,
  'a web page': (rows) =>
    `<html><body><table>${rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('')}</table></body></html>`,
};

/** A text file under the name of a workbook. */
export function falseSheetFile(name: string, form: string, rows: SheetRows): LocalFile {
  const make = falseSheets[form];
  if (!make) throw new Error(`No such form of a sheet: ${form}`);
  const bytes = new TextEncoder().encode(make(rows));
  return { name, size: bytes.length, bytes: async () => bytes };
}

/** The rows of a workbook's first sheet, as texts. */
export function workbookRows(bytes: Uint8Array): readonly (readonly string[])[] {
  const book = read(bytes, { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet === undefined ? [] : utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' });
}

/** A sheet for an upload to the portal. */
export function sheetFile(name: string, rows: SheetRows): LocalFile {
  const bytes = workbookBytes(rows, name.endsWith('.xls') ? 'xls' : 'xlsx');
  return { name, size: bytes.length, bytes: async () => bytes };
}

/** The content of a data address of the portal. */
export function bytesOfAddress(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.codePointAt(0) ?? 0);
}
