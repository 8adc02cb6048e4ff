import type { ReadCell, ReadSheet } from '../../../src/domain/sheets/read-cell.ts';
import { isPlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { TextSheet } from '../../documents/text-sheet.ts';
import { elementAt, elementsAt, isNode, textAt } from '../xml-node.ts';

/** Maximum numbers of rows, columns and characters, as in a workbook. */
export interface RowLimits {
  readonly rows: number;
  readonly columns: number;
  readonly characters: number;
}

/** A cell that programs write as a formula, so that a long number stays a text: `="26992000000000007001"`. */
const quoted = /^="(.*)"$/u;

const textCell = (text: string, { characters }: RowLimits): ReadCell =>
  text === '' ? { kind: 'empty' } : { kind: 'text', text: text.trimStart().slice(0, characters) };

/** The part of the library that is used here. */
interface RowLibrary {
  readonly read: (
    text: string,
    options: {
      readonly type: 'string';
      readonly raw: true;
      readonly dense: true;
      readonly FS: string;
      readonly sheetRows: number;
    },
  ) => {
    readonly SheetNames: readonly string[];
    readonly Sheets: Readonly<
      Record<string, { readonly '!data'?: readonly (readonly ({ readonly v?: unknown } | undefined)[] | undefined)[] }>
    >;
  };
}

/** The rows of a text. Every cell is a text, because nothing states another type. */
export function separatedRows(
  { text, separator }: Extract<TextSheet, { readonly form: 'rows' }>,
  library: RowLibrary,
  limits: RowLimits,
): ReadSheet {
  const book = library.read(text, { type: 'string', raw: true, dense: true, FS: separator, sheetRows: limits.rows });
  const rows = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? [];
  return {
    name: '',
    ...(rows.length < limits.rows ? {} : { cut: true }),
    rows: rows.flatMap((row, index) => {
      const cells = Array.from((row ?? []).slice(0, limits.columns), (cell): ReadCell => {
        const value = typeof cell?.v === 'string' || typeof cell?.v === 'number' ? String(cell.v) : '';
        return textCell(quoted.exec(value)?.[1] ?? value, limits);
      });
      return cells.every(({ kind }) => kind === 'empty') ? [] : [{ row: index + 1, cells }];
    }),
  };
}

/** The text of a cell, also where it has parts in other fonts. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (!isNode(value)) return '';
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('@'))
    .map(([, each]) => textOf(each))
    .join('');
}

const attributeOf = (node: unknown, name: string): unknown => (isNode(node) ? node[`@${name}`] : undefined);

/** The position that an index states, counted from 0; an index that goes back is ignored. */
const placeOf = (value: unknown, next: number): number =>
  Math.max(next, typeof value === 'string' ? Number(value) - 1 || 0 : 0);

function xmlCell(cell: unknown, limits: RowLimits): ReadCell {
  const data = elementAt(cell, 'Data');
  const text = textOf(data);
  const type = attributeOf(data, 'Type');
  if (type === 'Error') return { kind: 'failed' };
  if (type === 'DateTime') {
    const day = text.slice(0, 10);
    return isPlainDate(day) ? { kind: 'day', day } : { kind: 'failed' };
  }
  const value = Number(text);
  return type === 'Number' && text !== '' && Number.isFinite(value)
    ? { kind: 'number', value }
    : textCell(text, limits);
}

function xmlRows(table: unknown, limits: RowLimits): Pick<ReadSheet, 'rows' | 'hiddenRows'> {
  const rows: { readonly row: number; readonly cells: readonly ReadCell[] }[] = [];
  let hidden = 0;
  let next = 0;
  for (const row of elementsAt(table, 'Row')) {
    const at = placeOf(attributeOf(row, 'Index'), next);
    next = at + 1;
    const cells: ReadCell[] = [];
    for (const cell of elementsAt(row, 'Cell')) {
      const place = placeOf(attributeOf(cell, 'Index'), cells.length);
      if (place >= limits.columns || rows.length >= limits.rows) break;
      while (cells.length < place) cells.push({ kind: 'empty' });
      cells.push(xmlCell(cell, limits));
      // A merged cell takes the positions of the cells that it covers.
      const covered = Math.min(limits.columns, cells.length + (Number(attributeOf(cell, 'MergeAcross') ?? 0) || 0));
      while (cells.length < covered) cells.push({ kind: 'empty' });
    }
    if (cells.every(({ kind }) => kind === 'empty')) continue;
    if (attributeOf(row, 'Hidden') === '1') hidden += 1;
    else rows.push({ row: at + 1, cells });
  }
  return { rows, ...(hidden === 0 ? {} : { hiddenRows: hidden }) };
}

/** The visible sheets of a workbook in the XML of Excel 2003; undefined for anything else. */
export function xmlSheets(tree: unknown, limits: RowLimits): readonly ReadSheet[] | undefined {
  const book = elementAt(tree, 'Workbook');
  if (!isNode(book)) return undefined;
  const inFront = Number(textAt(book, 'ExcelWorkbook', 'ActiveSheet') ?? 0);
  return elementsAt(book, 'Worksheet').map((sheet, index): ReadSheet => {
    const name = textOf(attributeOf(sheet, 'Name')).slice(0, limits.characters);
    const visible = textAt(sheet, 'WorksheetOptions', 'Visible') ?? 'SheetVisible';
    if (visible !== 'SheetVisible') return { name, unread: true, rows: [] };
    const read = { name, ...xmlRows(elementAt(sheet, 'Table'), limits) };
    return index > 0 && index === inFront ? { ...read, inFront: true } : read;
  });
}
