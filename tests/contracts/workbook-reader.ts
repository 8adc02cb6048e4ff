import { utils, write, type WorkSheet } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workbookBytes } from '../../features/support/sheets.ts';
import { workbookBytes as sheetsBytes } from '../../features/support/workbook-bytes.ts';
import type { WorkbookReader } from '../../server/core/evidence/invoice-sheets.ts';

function bookOf(sheet: WorkSheet, kind: 'xlsx' | 'biff8'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'S');
  return new Uint8Array(write(book, { type: 'array', bookType: kind }) as ArrayBuffer);
}

/** What every adapter of the `WorkbookReader` port owes to the core. */
export function workbookReaderContract(name: string, make: () => WorkbookReader): void {
  describe(`${name} as a reader of workbooks`, () => {
    const read = async (bytes: Uint8Array) => make().read(bytes, 'C-1');

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
