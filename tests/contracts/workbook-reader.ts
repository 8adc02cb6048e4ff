import { utils, write, type WorkSheet } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workbookBytes } from '../../features/support/sheets.ts';
import { workbookBytes as sheetsBytes } from '../../features/support/workbook-bytes.ts';
import { cellText } from '../../src/domain/sheets/read-cell.ts';
import type { WorkbookReader } from '../../server/core/workbook-reader.ts';

function bookOf(sheet: WorkSheet, kind: 'xlsx' | 'biff8'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'S');
  return new Uint8Array(write(book, { type: 'array', bookType: kind }) as ArrayBuffer);
}

/** A workbook in the XML of Excel 2003, with a hidden sheet before the active one. */
const xmlBook = (rows: string): string =>
  `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel"><ExcelWorkbook xmlns="urn:schemas-microsoft-com:office:excel"><ActiveSheet>1</ActiveSheet></ExcelWorkbook><Worksheet ss:Name="作废"><Table><Row><Cell><Data ss:Type="String">丙</Data></Cell></Row></Table><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet><Worksheet ss:Name="发票"><Table>${rows}</Table></Worksheet></Workbook>`;

const commas = [
  '"发票号码","购买方","价税合计"',
  '="26992000000001280371","甲,乙",1130.00',
  '"=""26992000000001280372""",丙,5',
].join('\r\n');
const tabs = '发票号码\t购买方\t价税合计\n26992000000001280371\t甲,乙\t1130.00\n26992000000001280372\t丙\t5\n';
/** The same rows in the Chinese encoding of Windows. */
const gbk = Buffer.from(
  'b7a2c6b1bac5c2eb2cb9bac2f2b7bd2cbcdbcbb0bacfbcc60d0a32363939323030303030303030313238303337312c22bcd72cd2d2222c313133302e30300d0a32363939323030303030303030313238303337322cb1fb2c35',
  'hex',
);
const falseSheets: readonly (readonly [string, Uint8Array])[] = [
  ['text with commas in UTF-8', Buffer.from(commas)],
  ['text with commas behind a byte order mark', Buffer.from(`\ufeff${commas}`)],
  ['text with commas in GBK', gbk],
  ['text with tabs', Buffer.from(tabs)],
  ['text with semicolons', Buffer.from(tabs.replaceAll('\t', ';'))],
  ['text with tabs in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(tabs, 'utf16le')])],
];

/** Contract of every adapter of the `WorkbookReader` port. */
export function workbookReaderContract(name: string, make: () => WorkbookReader): void {
  describe(`${name} as a reader of workbooks`, () => {
    const read = async (bytes: Uint8Array) => make().read(bytes, 'C-1');

    it.each(falseSheets)('reads a sheet that is %s under the name of a workbook', async (_form, bytes) => {
      const rows = [
        ['发票号码', '购买方', '价税合计'],
        ['26992000000001280371', '甲,乙', '1130.00'],
        ['26992000000001280372', '丙', '5'],
      ];
      const found = await read(bytes);
      if (found.outcome !== 'read') throw new Error(found.outcome);
      expect(found.sheets.flatMap((sheet) => sheet.rows.map(({ cells }) => cells.map(cellText)))).toEqual(rows);
    });

    it.each([
      ['a web page', '<html><table><tr><td>1</td><td>2</td><td>3</td></tr></table></html>'],
      ['a letter', '尊敬的客户，您好！\n发票随附，请查收。\n'],
      ['XML of another kind', '<?xml version="1.0"?><EInvoice><Header/></EInvoice>'],
      ['XML that is not closed', xmlBook('').slice(0, -12)],
    ])('does not read %s under the name of a workbook', async (_form, text) => {
      expect(await read(new TextEncoder().encode(text))).toEqual({ outcome: 'unreadable' });
    });

    it('reads days, numbers, places, joined cells and hidden parts of the XML of Excel 2003', async () => {
      const row = '<Row ss:Index="3"><Cell ss:MergeAcross="1"><Data ss:Type="String">甲</Data></Cell>';
      const cells =
        '<Cell ss:Index="4"><Data ss:Type="DateTime">2026-09-15T00:00:00.000</Data></Cell><Cell><Data ss:Type="Number">1130.5</Data></Cell></Row>';
      const hidden = '<Row ss:Hidden="1"><Cell><Data ss:Type="String">乙</Data></Cell></Row>';
      expect(await read(new TextEncoder().encode(xmlBook(`${row}${cells}${hidden}`)))).toEqual({
        outcome: 'read',
        sheets: [
          { name: '作废', unread: true, rows: [] },
          {
            name: '发票',
            inFront: true,
            hiddenRows: 1,
            rows: [
              {
                row: 3,
                cells: [
                  { kind: 'text', text: '甲' },
                  { kind: 'empty' },
                  { kind: 'empty' },
                  { kind: 'day', day: '2026-09-15' },
                  { kind: 'number', value: 1130.5 },
                ],
              },
            ],
          },
        ],
      });
    });

    it('knows the sheet in front of a workbook of the older kind', async () => {
      const book = utils.book_new();
      for (const sheet of ['一月', '二月', '三月']) utils.book_append_sheet(book, utils.aoa_to_sheet([[sheet]]), sheet);
      const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
      // The library writes a window record of eighteen bytes, in which the first sheet is active.
      const at = Buffer.from(bytes).indexOf(Buffer.from([0x3d, 0, 0x12, 0]));
      bytes[at + 4 + 10] = 2;
      const found = await read(bytes);
      expect(found.outcome === 'read' && found.sheets.map(({ name: called, inFront }) => [called, inFront])).toEqual([
        ['一月', undefined],
        ['二月', undefined],
        ['三月', true],
      ]);
    });

    it('tells a number that is shown as a day in no calendar from a formula without a result', async () => {
      const sheet: WorkSheet = {
        '!ref': 'A1:B1',
        A1: { t: 'n', v: -5, z: 'yyyy-mm-dd' },
        B1: { t: 'e', v: 0x0f },
      };
      const found = await read(bookOf(sheet, 'xlsx'));
      expect(found.outcome === 'read' && found.sheets[0]?.rows[0]?.cells).toEqual([
        { kind: 'failed', shownAsDay: true },
        { kind: 'failed' },
      ]);
    });

    it.each(['xlsx', 'xls'] as const)(
      'reads texts, numbers and days of a %s workbook, with the number of each row',
      async (kind) => {
        const found = await read(
          workbookBytes(
            [['发票号码', '开票日期', '价税合计'], [], ['26992000000001280371', '@2026-09-15', '#1130.5']],
            kind,
          ),
        );
        expect(found).toEqual({
          outcome: 'read',
          sheets: [
            {
              name: '发票',
              rows: [
                {
                  row: 1,
                  cells: [
                    { kind: 'text', text: '发票号码' },
                    { kind: 'text', text: '开票日期' },
                    { kind: 'text', text: '价税合计' },
                  ],
                },
                {
                  row: 3,
                  cells: [
                    { kind: 'text', text: '26992000000001280371' },
                    { kind: 'day', day: '2026-09-15' },
                    { kind: 'number', value: 1130.5 },
                  ],
                },
              ],
            },
          ],
        });
      },
    );

    it.each(['xlsx', 'biff8'] as const)(
      'keeps the zeros of a number format, and reads the results of formulas (%s)',
      async (kind) => {
        const sheet: WorkSheet = {
          A1: { t: 'n', v: 7031, z: '00000000' },
          B1: { t: 'n', v: 12, f: '3*4' },
          C1: { t: 'e', v: 7, w: '#DIV/0!' },
          D1: { t: 'b', v: true },
          '!ref': 'A1:D1',
        };
        expect(await read(bookOf(sheet, kind))).toMatchObject({
          sheets: [
            {
              rows: [
                {
                  row: 1,
                  cells: [
                    { kind: 'number', value: 7031, shown: '00007031' },
                    { kind: 'number', value: 12 },
                    { kind: 'failed' },
                    { kind: 'text', text: 'TRUE' },
                  ],
                },
              ],
            },
          ],
        });
      },
    );

    const serial = 46_280;
    it.each([14, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])(
      'tells the day of a number in the format %d, which Chinese programs have built in',
      async (format) => {
        const bytes = sheetsBytes(
          { S: `<row r="1"><c r="A1" s="1"><v>${serial}</v></c></row>` },
          { formats: [0, format] },
        );
        const cells = await read(bytes).then((found) => found.outcome === 'read' && found.sheets[0]?.rows[0]?.cells);
        expect(cells).toEqual(
          format === 14
            ? [{ kind: 'day', day: '2026-09-15' }]
            : [{ kind: 'number', value: serial, serialDay: '2026-09-15' }],
        );
      },
    );

    it.each([
      [false, '2026-09-15'],
      [true, '2030-09-16'],
    ])('tells the day that a plain number or text counts, from 1904: %s', async (from1904, serialDay) => {
      expect(await read(sheetsBytes({ S: [[serial, String(serial), 1130, 2e9, '1130']] }, { from1904 }))).toMatchObject(
        {
          sheets: [
            {
              rows: [
                {
                  cells: [
                    { kind: 'number', value: serial, serialDay },
                    { kind: 'text', text: String(serial), serialDay },
                    { kind: 'number', value: 1130 },
                    { kind: 'number', value: 2e9 },
                    { kind: 'text', text: '1130' },
                  ],
                },
              ],
            },
          ],
        },
      );
    });

    const text = (value: string) => ({ kind: 'text', text: value });
    it('reads no hidden sheet, and tells which sheet is in front', async () => {
      const bytes = sheetsBytes(
        { old: [['a']], older: [['b']], one: [['c']], two: [['d']] },
        { states: { old: 'hidden', older: 'veryHidden' }, inFront: 3 },
      );
      expect(await read(bytes)).toEqual({
        outcome: 'read',
        sheets: [
          { name: 'old', unread: true, rows: [] },
          { name: 'older', unread: true, rows: [] },
          { name: 'one', rows: [{ row: 1, cells: [text('c')] }] },
          { name: 'two', inFront: true, rows: [{ row: 1, cells: [text('d')] }] },
        ],
      });
    });

    it('reads no hidden sheet of the older kind', async () => {
      const book = utils.book_new();
      utils.book_append_sheet(book, utils.aoa_to_sheet([['a']]), 'old');
      utils.book_append_sheet(book, utils.aoa_to_sheet([['b']]), 'new');
      book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
      expect(
        await read(new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer)),
      ).toMatchObject({
        sheets: [
          { name: 'old', unread: true, rows: [] },
          { name: 'new', rows: [{ row: 1, cells: [text('b')] }] },
        ],
      });
    });

    it('reads no hidden row, and counts those with content', async () => {
      const cell = (at: string, value: string): string => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
      const rows = [
        `<row r="1">${cell('A1', 'a')}</row>`,
        `<row r="2" hidden="1">${cell('A2', 'b')}</row>`,
        `<row r="3" ht="0" customHeight="1">${cell('A3', 'c')}</row>`,
        `<row r="4" hidden="1"/>`,
        `<row r="5">${cell('A5', 'd')}</row>`,
      ];
      expect(await read(sheetsBytes({ S: rows.join('') }))).toEqual({
        outcome: 'read',
        sheets: [
          {
            name: 'S',
            hiddenRows: 2,
            rows: [
              { row: 1, cells: [text('a')] },
              { row: 5, cells: [text('d')] },
            ],
          },
        ],
      });
    });

    it('finds visible rows far below hidden ones, and tells where a sheet was cut', async () => {
      const hidden = Array.from(
        { length: 3000 },
        (_, index) => `<row r="${index + 1}" hidden="1"><c r="A${index + 1}"><v>1</v></c></row>`,
      );
      const bytes = sheetsBytes({ S: `${hidden.join('')}<row r="3001"><c r="A3001"><v>2</v></c></row>` });
      expect(await read(bytes)).toMatchObject({ sheets: [{ hiddenRows: 3000, rows: [{ row: 3001 }] }] });
      const far = `<row r="1"><c r="A1"><v>1</v></c></row><row r="20001"><c r="A20001"><v>1</v></c></row>`;
      const nearer = far.replaceAll('20001', '20000');
      expect(await read(sheetsBytes({ S: `${nearer}${far.slice(far.indexOf('</row>') + 6)}` }))).toMatchObject({
        sheets: [{ cut: true }],
      });
    });

    it('reads only as much of a long sheet as shows that it is too long', async () => {
      const rows = Array.from({ length: 2_500 }, (_, index) => [`row ${index}`]);
      const found = await read(workbookBytes(rows));
      expect(found.outcome === 'read' && found.sheets[0]?.rows.length).toBe(2_021);
    });

    it.each<[string, Uint8Array]>([
      ['nothing', new Uint8Array()],
      ['a text', new TextEncoder().encode('发票号码,开票日期\n1,2\n')],
      ['half a workbook', workbookBytes([['a']]).subarray(0, 900)],
      ['half an old one', workbookBytes([['a']], 'xls').subarray(0, 700)],
      ['a zip of something else', zipSync({ 'a.txt': new Uint8Array(9) })],
    ])('reports %s as unreadable', async (_what, bytes) => {
      expect(await read(bytes)).toEqual({ outcome: 'unreadable' });
    });
  });
}
