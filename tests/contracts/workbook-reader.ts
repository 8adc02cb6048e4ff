import { utils, write, type WorkSheet } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { workbookBytes } from '../../features/support/sheets.ts';
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
