import { streamOf } from '../core/byte-stream.ts';
import type { ArchivedFile, ByteStream, SheetCell, SheetColumn, SheetOrder, SheetOrigin } from '../core/ports.ts';
import { zipStream } from './zip-stream.ts';

const encoder = new TextEncoder();
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const kinds = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Number of characters after which rows are passed on. */
const pieceLength = 64_000;
/** Number of digits that a double keeps exactly; longer amounts stay texts. */
const exactDigits = 15;
/** Day 0 of the serial dates of spreadsheets, for dates from 1 March 1900 on. */
const dayZero = Date.UTC(1899, 11, 30);
const dayMilliseconds = 86_400_000;
const maxNameCharacters = 31;

/**
 * Escapes a text for XML 1.0. Control characters and lone surrogates, which XML does not allow, are removed or
 * replaced.
 */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const styles = { text: 0, amount: 1, day: 2, title: 3, typed: 4, wrong: 5, sample: 6 } as const;
/** Number of rows below the title for which lists of choices apply. */
const rowsWithChoices = 2_000;

const styleSheet = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><i/><sz val="11"/><color rgb="FF6B7280"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE7EFEC"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFDE3DF"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="3" borderId="0" xfId="0" applyNumberFormat="1" applyFill="1"/><xf numFmtId="49" fontId="2" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

const textCell = (text: string, style: number): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
const numberCell = (value: string | number, style: number): string => `<c s="${style}"><v>${value}</v></c>`;

function cellText(cell: SheetCell, isTyped: boolean): string {
  if (cell.kind === 'text') return textCell(cell.text, styles[cell.mark ?? (isTyped ? 'typed' : 'text')]);
  if (cell.kind === 'day') {
    const at = Date.parse(`${cell.day}T00:00:00Z`);
    return Number.isNaN(at) ? '<c/>' : numberCell((at - dayZero) / dayMilliseconds, styles.day);
  }
  if (cell.kind === 'count') return numberCell(cell.count, styles.text);
  if (!/^-?\d+(?:\.\d+)?$/u.test(cell.yuan)) return '<c/>';
  return cell.yuan.replaceAll(/\D/gu, '').length > exactDigits
    ? textCell(cell.yuan, styles.text)
    : numberCell(cell.yuan, styles.amount);
}

const rowText = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

/** The beginning of a sheet: a frozen row of titles, and columns with their widths and formats. */
function sheetHead(columns: readonly SheetColumn[]): string {
  const widths = columns
    .map(
      ({ width, asText }, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${asText ? ` style="${styles.typed}"` : ''}/>`,
    )
    .join('');
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>${rowText(columns.map(({ title }) => textCell(title, styles.title)))}`;
}

/** The letter of a column; only for the first 26 columns. */
const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** The lists of choices for the cells below the titles. Programs that support no such lists ignore them. */
function choicesText(columns: readonly SheetColumn[]): string {
  const lists = columns.flatMap(({ choices }, index) =>
    choices === undefined
      ? []
      : [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letterOf(index)}2:${letterOf(index)}${rowsWithChoices + 1}"><formula1>"${escapeXml(choices.join(','))}"</formula1></dataValidation>`,
        ],
  );
  return lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}

async function* sheetBytes({ columns, rows }: SheetOrder): ByteStream {
  let text = sheetHead(columns);
  for await (const row of rows) {
    text += rowText(row.map((cell, index) => cellText(cell, columns[index]?.asText === true)));
    if (text.length < pieceLength) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(`${text}</sheetData>${choicesText(columns)}</worksheet>`);
}

/** The sheet with the origin of the rows: a line for each fact. */
function originText({ facts }: SheetOrigin): string {
  const lines = facts.map(({ label, text }) => rowText([textCell(label, styles.title), textCell(text, styles.typed)]));
  return `${head}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="18" customWidth="1"/><col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A valid name of a sheet: at most 31 characters, without those that formulas use. */
const sheetName = (name: string): string =>
  Array.from(name.replaceAll(/[[\]:*?/\\']/gu, ' '))
    .slice(0, maxNameCharacters)
    .join('');

async function* parts(order: SheetOrder): AsyncGenerator<ArchivedFile> {
  const part = (name: string, text: string): ArchivedFile => ({
    name,
    bytes: streamOf(encoder.encode(text)),
    isCompressible: true,
  });
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const { origin } = order;
  const sheets = [order.name, ...(origin ? [origin.name] : [])].map((name, index) => ({
    name,
    id: index + 1,
    path: `worksheets/sheet${index + 1}.xml`,
  }));
  const each = (text: (sheet: (typeof sheets)[number]) => string): string => sheets.map(text).join('');
  yield part(
    '[Content_Types].xml',
    `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/>${each(({ path }) => `<Override PartName="/xl/${path}" ContentType="${kinds}.worksheet+xml"/>`)}</Types>`,
  );
  yield part(
    '_rels/.rels',
    `${head}<Relationships xmlns="${packaged}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  );
  yield part(
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each(({ name, id }) => `<sheet name="${escapeXml(sheetName(name))}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets></workbook>`,
  );
  yield part(
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${packaged}/relationships">${each(({ id, path }) => relation(id, 'worksheet', path))}${relation(sheets.length + 1, 'styles', 'styles.xml')}</Relationships>`,
  );
  yield part('xl/styles.xml', styleSheet);
  yield { name: 'xl/worksheets/sheet1.xml', bytes: sheetBytes(order), isCompressible: true };
  if (origin) yield part('xl/worksheets/sheet2.xml', originText(origin));
}

/**
 * Writes a spreadsheet (ECMA-376) with only a few rows in memory at a time: the sheet of rows, and that of their origin
 * where the order has one. No cell becomes a formula, whatever its text is.
 */
export function sheetStream(order: SheetOrder): ByteStream {
  return zipStream(parts(order), Date.UTC(2026, 0, 1));
}
