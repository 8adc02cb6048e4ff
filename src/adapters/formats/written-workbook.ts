import { strToU8, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import type { WrittenCell, WrittenContent } from '../../application/ports/viewer/shared/content-reader.ts';
import { Refused } from './refused.ts';
import { elementsAt, xmlRoot } from './xml-element.ts';
import { zipParts } from './zip-parts.ts';

const limits = { entries: 2_000, unpacked: 96 * 1024 * 1024 } as const;
/** Maximum number of shown rows and columns. */
export const maxShownRows = 1_000;
export const maxShownColumns = 60;
const maxShownSheets = 30;
const maxCellCharacters = 2_000;

const needed =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?[^/]+\.xml(?:\.rels)?|xl\/worksheets\/[^/]+\.xml)$/u;
const sheetPart = /^xl\/worksheets\/[^/]+\.xml$/u;

/** A number as text, because a double would lose digits. */
interface Figure {
  readonly figure: string;
}

interface ShortSheet {
  readonly xml: Uint8Array;
  readonly rows: number;
}

/**
 * A workbook's sheets as tables. The workbook is unpacked here within limits, cut to the shown rows, and passed on
 * without compression. The library itself has no limits, and would unpack large parts in threads that the page's policy
 * forbids.
 */
export async function readWorkbookContent(bytes: Uint8Array): Promise<WrittenContent> {
  const parts = zipParts(bytes, (name) => needed.test(name), limits);
  const places = sheetPlaces(parts);
  const short = new Map(
    [...parts].filter(([name]) => sheetPart.test(name)).map(([name, content]) => [name, shortSheet(content)]),
  );
  const flat = zipSync(
    Object.fromEntries([...parts].map(([name, content]) => [name, short.get(name)?.xml ?? content])),
    { level: 0 },
  );
  const read = await readWorkbook<Figure>(new Blob([flat]), { parseNumber: (figure) => ({ figure }), trim: false });
  return {
    kind: 'sheets',
    sheets: read.slice(0, maxShownSheets).map(({ sheet, data }, index) => ({
      name: sheet,
      rows: data.slice(0, maxShownRows).map((row) => row.slice(0, maxShownColumns).map((value) => cellOf(value))),
      rowCount:
        data.length < maxShownRows ? data.length : Math.max(data.length, short.get(places[index] ?? '')?.rows ?? 0),
      columnCount: data.reduce((most, row) => Math.max(most, row.length), 0),
    })),
  };
}

/** Paths of the sheets, in their order. */
function sheetPlaces(parts: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const [book, relations] = [parts.get('xl/workbook.xml'), parts.get('xl/_rels/workbook.xml.rels')];
  if (!book || !relations) throw new Refused('damaged');
  const targets = new Map(
    elementsAt(xmlRoot(relations), 'Relationship').map(({ attributes }) => [
      attributes.get('Id') ?? '',
      attributes.get('Target') ?? '',
    ]),
  );
  return elementsAt(xmlRoot(book), 'sheets', 'sheet').map(({ attributes }) => {
    const target = targets.get(attributes.get('id') ?? '') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  });
}

/**
 * The first rows of a sheet. Rows beyond the limit are omitted, and columns beyond it are refused, because the library
 * fills all cells in between.
 */
function shortSheet(content: Uint8Array): ShortSheet {
  const text = new TextDecoder().decode(content);
  let [rows, cutAt] = [0, -1];
  for (const { index, 1: attributes = '' } of text.matchAll(/<(?:\w+:)?row\b([^>]*)>/gu)) {
    rows = Math.max(rows + 1, Number(/\br="(\d{1,7})"/u.exec(attributes)?.[1] ?? 0));
    if (rows > maxShownRows && cutAt < 0) cutAt = index;
  }
  const end = text.search(/<\/(?:\w+:)?sheetData>/u);
  const beginning = cutAt < 0 || end < cutAt ? text : text.slice(0, cutAt) + text.slice(end);
  if (/\sr="[A-Z]{3,}\d/u.test(beginning)) throw new Refused('too-large');
  return { xml: beginning === text ? content : strToU8(beginning), rows };
}

function cellOf(value: unknown): WrittenCell {
  if (value instanceof Date) return { text: dayOrMoment(value), isFigure: false };
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE', isFigure: false };
  if (typeof value === 'string') return { text: value.slice(0, maxCellCharacters), isFigure: false };
  return isFigure(value)
    ? { text: roundFigure(value.figure).slice(0, maxCellCharacters), isFigure: true }
    : { text: '', isFigure: false };
}

function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'figure' in value;
}

/** Rounds a figure to the fifteen digits of a double, because further digits were never typed. */
function roundFigure(value: string): string {
  const digits = value.replaceAll(/[-.]|[eE].*$/gu, '').replace(/^0+/u, '');
  return digits.length > 15 && value.includes('.') ? String(Number(Number(value).toPrecision(15))) : value;
}

/** Formats a date of the library, which uses UTC. */
function dayOrMoment(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const text = moment.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}
