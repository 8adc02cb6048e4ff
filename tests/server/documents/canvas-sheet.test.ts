import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { CanvasSheet, sheetFamilies } from '../../../server/documents/canvas-sheet.ts';
import { drawQrCode } from '../../../server/documents/invoice-paper.ts';
import { nodeCanvases } from '../../../server/documents/node-canvases.ts';
import { nodeFonts } from '../../../server/documents/node-fonts.ts';
import type { Sheet } from '../../../server/documents/sheet.ts';
import { typefacesOf } from '../../../server/documents/typeface.ts';
import { decodedPicture } from './decoded-picture.ts';
import { invoiceOrder } from './sample-orders.ts';

/** The drawing on a square sheet of 40 points, with one pixel each by default, as brightness row by row. */
async function drawn(draw: (sheet: Sheet) => void, { side = 40, scale = 1, blur = 0 } = {}) {
  const fonts = await nodeFonts();
  await nodeCanvases.addFont(sheetFamilies.regular, fonts.regular);
  await nodeCanvases.addFont(sheetFamilies.bold, fonts.bold);
  const canvas = await nodeCanvases.make(side * scale, side * scale);
  draw(new CanvasSheet(canvas, { width: side, height: side }, scale));
  if (blur > 0) canvas.blur(blur);
  return decodedPicture(await canvas.png());
}

const columnOf = (rows: readonly (readonly number[])[], x: number) => rows.map((row) => row[x] ?? -1);

test('text is dark on its strokes, white between them, and placed on its baseline', async () => {
  const column = columnOf(await drawn((sheet) => sheet.text('一', 4, 30, { size: 32 })), 20);
  expect(Math.min(...column)).toBeLessThan(60);
  expect(column.slice(31)).toEqual(Array.from({ length: 9 }, () => 255));
  expect(column[2]).toBe(255);
});

test('bold text has more ink than regular text', async () => {
  const inkOf = async (bold: boolean) =>
    (await drawn((sheet) => sheet.text('十', 4, 32, { size: 32, bold })))
      .flat()
      .reduce((sum, value) => sum + 255 - value, 0);
  expect(await inkOf(true)).toBeGreaterThan(1.3 * (await inkOf(false)));
});

test('small letters are as heavy as large ones of the same outline', async () => {
  const inkOf = async (size: number) =>
    (await drawn((sheet) => sheet.text('启重工', 2, size, { size }), { side: size * 4 }))
      .flat()
      .reduce((sum, value) => sum + 255 - value, 0) /
    size ** 2;
  expect(Math.abs((await inkOf(19)) / (await inkOf(190)) - 1)).toBeLessThan(0.1);
});

test('overlapping strokes are not holes', async () => {
  const rows = await drawn((sheet) => sheet.text('十', 4, 32, { size: 32, bold: true }));
  const crossing = rows.findIndex((row) => Math.min(...row) < 40 && row.filter((value) => value < 40).length > 10);
  expect(crossing).toBeGreaterThan(0);
  expect((rows[crossing + 1] ?? []).filter((value) => value < 40).length).toBeGreaterThan(10);
});

test.each(['left', 'centre', 'right'] as const)('text that is aligned %s is at that side', async (align) => {
  const rows = await drawn((sheet) => sheet.text('十', 20, 30, { size: 10, align }));
  const inked = rows.flatMap((row) => [...row.entries()].filter(([, value]) => value < 200).map(([column]) => column));
  const left = { left: 20, centre: 15, right: 10 }[align];
  expect([Math.min(...inked) >= left, Math.max(...inked) < left + 10, inked.length > 0]).toEqual([true, true, true]);
});

test('a text is as wide on a canvas as in a PDF', async () => {
  const { regular, bold } = typefacesOf(await nodeFonts());
  await drawn(
    (sheet) => {
      for (const text of [
        '增值税专用发票',
        '¥226,000.00',
        '91610199MAEJGC9P1B',
        '校 验 码：',
        '（小写）',
        'AVATAR To.',
      ]) {
        expect(sheet.widthOf(text, 9), text).toBeCloseTo(regular.widthOf(text, 9), 1);
        expect(sheet.widthOf(text, 9, true), text).toBeCloseTo(bold.widthOf(text, 9), 1);
      }
    },
    { scale: 2 },
  );
});

test('the QR code holds exactly the modules of its content', async () => {
  const order = invoiceOrder('E_GENERAL_VAT_ELEC', {
    number: '24312000000136634917',
    total: '0.01',
    date: '2024-05-14',
  });
  const rows = await drawn((sheet) => drawQrCode(sheet, order, 0, 0, 62), { side: 62, scale: 4 });
  const modules = encode('01,32,,24312000000136634917,0.01,20240514,,1DD6', { ecc: 'M', border: 0 }).data;
  const step = 248 / modules.length;
  const read = modules.map((line, row) =>
    line.map((_, column) => (rows[Math.floor((row + 0.5) * step)]?.[Math.floor((column + 0.5) * step)] ?? 255) < 128),
  );
  expect(read).toEqual(modules);
});

test('blurring spreads a stroke and keeps its weight', async () => {
  const rows = await drawn((sheet) => sheet.fill(20, 0, 1, 40, [0, 0, 0]), { blur: 2.5 });
  const ink = (rows[20] ?? []).map((value) => 255 - value);
  expect(Math.max(...ink)).toBeLessThan(90);
  expect(ink[17]).toBeGreaterThan(0);
  expect(Math.abs(ink.reduce((sum, value) => sum + value, 0) - 255)).toBeLessThan(25);
});

test('a font that cannot be read is refused', async () => {
  await expect(nodeCanvases.addFont('Unreadable', Uint8Array.of(1, 2, 3))).rejects.toThrow('Unreadable');
});
