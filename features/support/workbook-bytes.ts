import { zipSync } from 'fflate';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

/** A cell: a text, or a number. */
export type Cell = string | number;

export interface WorkbookTraits {
  /** The states of sheets that are not visible. */
  readonly states?: Readonly<Record<string, 'hidden' | 'veryHidden'>>;
  /** The index of the active sheet, from zero. */
  readonly inFront?: number;
  /** Numbers of the number formats, which cells reference by their index from zero. */
  readonly formats?: readonly number[];
  readonly from1904?: boolean;
}

/**
 * A workbook of sheets by name, as spreadsheet programs write them. Further attributes of rows and cells can be given
 * as a sheet's own XML.
 */
export function workbookBytes(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[] | string>>,
  { states = {}, inFront, formats = [], from1904 = false }: WorkbookTraits = {},
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
  const properties = from1904 ? '<workbookPr date1904="1"/>' : '';
  const views = inFront === undefined ? '' : `<bookViews><workbookView activeTab="${inFront}"/></bookViews>`;
  const stateOf = (name: string): string => (states[name] === undefined ? '' : ` state="${states[name]}"`);
  const styles = `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats.map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;
  return zipSync({
    '[Content_Types].xml': utf8(
      `<Types xmlns="${packaged}/content-types">${formats.length === 0 ? '' : '<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>'}</Types>`,
    ),
    '_rels/.rels': utf8(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': utf8(
      `<workbook xmlns="${main}" xmlns:r="${relations}">${properties}${views}<sheets>${names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}"${stateOf(name)} r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      `<Relationships xmlns="${packaged}/relationships">${names.map((_name, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}${formats.length === 0 ? '' : `<Relationship Id="rIdStyles" Type="${relations}/styles" Target="styles.xml"/>`}</Relationships>`,
    ),
    ...(formats.length === 0 ? {} : { 'xl/styles.xml': utf8(styles) }),
    ...parts,
  });
}
