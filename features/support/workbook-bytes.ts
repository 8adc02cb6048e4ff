import { zipSync } from 'fflate';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** A cell: a text, or a number. */
export type Cell = string | number;

/**
 * A workbook of sheets by name, as spreadsheet programs write them. Further attributes of rows and cells may be given
 * as a sheet's own XML.
 */
export function workbookBytes(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[] | string>>,
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const cell = (value: Cell, row: number, column: number): string => {
    const at = `${String.fromCodePoint(65 + column)}${row + 1}`;
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const rowsOf = (rows: readonly (readonly Cell[])[]): string =>
    rows
      .map(
        (row, index) =>
          `<row r="${index + 1}">${row.map((value, column) => cell(value, index, column)).join('')}</row>`,
      )
      .join('');
  const parts = Object.fromEntries(
    Object.values(sheets).map((rows, index) => [
      `xl/worksheets/sheet${index + 1}.xml`,
      utf8(
        `<worksheet xmlns="${main}"><sheetData>${typeof rows === 'string' ? rows : rowsOf(rows)}</sheetData></worksheet>`,
      ),
    ]),
  );
  return zipSync({
    '[Content_Types].xml': utf8(`<Types xmlns="${packaged}/content-types"/>`),
    '_rels/.rels': utf8(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': utf8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      `<Relationships xmlns="${packaged}/relationships">${names.map((_name, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    ...parts,
  });
}
