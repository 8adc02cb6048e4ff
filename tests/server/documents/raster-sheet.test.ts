import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { blurredPicture } from '../../../server/documents/blurred-picture.ts';
import { drawQrCode } from '../../../server/documents/invoice-paper.ts';
import { nodeFonts } from '../../../server/documents/node-fonts.ts';
import { RasterSheet } from '../../../server/documents/raster-sheet.ts';
import { typefacesOf } from '../../../server/documents/typeface.ts';
import { invoiceOrder } from './sample-orders.ts';

async function sheetOf(width: number, height: number, scale: number): Promise<RasterSheet> {
  return new RasterSheet({ width, height }, scale, await typefacesOf(await nodeFonts()));
}

function brightness(sheet: RasterSheet, x: number, y: number): number {
  return sheet.picture.pixels[(y * sheet.picture.width + x) * 3] ?? -1;
}

test('text is dark on its strokes, white between them, and stands on its baseline', async () => {
  const sheet = await sheetOf(40, 40, 1);
  sheet.text('一', 4, 30, { size: 32 });
  const column = Array.from({ length: 40 }, (_, y) => brightness(sheet, 20, y));
  expect(Math.min(...column)).toBeLessThan(60);
  expect(column.slice(31)).toEqual(Array.from({ length: 9 }, () => 255));
  expect(column[2]).toBe(255);
});

test('overlapping strokes are not holes', async () => {
  const sheet = await sheetOf(40, 40, 1);
  sheet.text('十', 4, 32, { size: 32, bold: true });
  const darkest = Array.from({ length: 40 }, (_, y) => Math.min(...Array.from({ length: 40 }, (_unused, x) => brightness(sheet, x, y))));
  const crossing = darkest.findIndex((value) => value < 40);
  expect(crossing).toBeGreaterThan(0);
  const middle = Array.from({ length: 40 }, (_, x) => x).filter((x) => brightness(sheet, x, crossing + 1) < 40);
  expect(middle.length).toBeGreaterThan(2);
});

test('the QR code holds exactly the modules of its content', async () => {
  const sheet = await sheetOf(62, 62, 4);
  drawQrCode(sheet, invoiceOrder('E_GENERAL_VAT_ELEC', { number: '24312000000136634917', total: '0.01', date: '2024-05-14' }), 0, 0, 62);
  const modules = encode('01,32,,24312000000136634917,0.01,20240514,,1DD6', { ecc: 'M', border: 0 }).data;
  const step = 248 / modules.length;
  const drawn = modules.map((line, row) => line.map((_, column) => brightness(sheet, Math.floor((column + 0.5) * step), Math.floor((row + 0.5) * step)) < 128));
  expect(drawn).toEqual(modules);
});

test('blurring spreads a stroke and keeps its weight', () => {
  const pixels = new Uint8Array(21 * 21 * 3).fill(255);
  for (let row = 0; row < 21; row += 1) pixels.fill(0, (row * 21 + 10) * 3, (row * 21 + 11) * 3);
  const blurred = blurredPicture({ width: 21, height: 21, pixels }, 2).pixels;
  const row = Array.from({ length: 21 }, (_, x) => 255 - (blurred[(10 * 21 + x) * 3] ?? 0));
  expect(Math.max(...row)).toBeLessThan(90);
  expect(row[7]).toBeGreaterThan(0);
  expect(Math.abs(row.reduce((sum, value) => sum + value, 0) - 255)).toBeLessThan(20);
});
