import { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { imagePixels } from '../../../server/recognition/pictures.ts';
import { pdfTextSource } from '../../../server/recognition/pdf-text-source.ts';
import { qrSource } from '../../../server/recognition/qr-source.ts';
import { zipParts } from '../../../server/recognition/zip-parts.ts';
import { orderAt } from './made/made-orders.ts';
import { ownPdf } from './made/made-pdf.ts';

const zip = zipSync({
  'a.xml': new Uint8Array(100),
  'b\\b.xml': new Uint8Array(50),
  '/c.xml': new Uint8Array(10),
  'd.bin': new Uint8Array(100_000),
});
const xmlParts = (change: Partial<typeof defaultLimits>) =>
  zipParts(zip, (name) => name.endsWith('.xml'), { ...defaultLimits, ...change });

test('only wanted parts of a zip are unpacked and counted, under names with forward slashes', () => {
  expect([...xmlParts({ unpackedBytes: 160, zipEntries: 4 })].map(([name, { length }]) => [name, length])).toEqual([
    ['a.xml', 100],
    ['b/b.xml', 50],
    ['c.xml', 10],
  ]);
  expect(() => xmlParts({ unpackedBytes: 159 })).toThrow('Too much when unpacked');
  expect(() => xmlParts({ zipEntries: 3 })).toThrow('Too many entries');
  expect(() => zipParts(new Uint8Array(100), () => true, defaultLimits)).toThrow();
});

test('a picture above the limit of pixels is not decoded, and a large one is scaled down', async () => {
  const png = await createCanvas(400, 100).encode('png');
  const jpeg = await createCanvas(400, 100).encode('jpeg');
  expect(await imagePixels(png, 'png', { ...defaultLimits, pixels: 39_999 })).toBeUndefined();
  expect(await imagePixels(jpeg, 'jpeg', { ...defaultLimits, pixels: 39_999 })).toBeUndefined();
  expect(await imagePixels(png, 'png', { ...defaultLimits, pixels: 40_000, searchedSide: 200 })).toMatchObject({
    width: 200,
    height: 50,
  });
  expect(await imagePixels(jpeg, 'jpeg', defaultLimits)).toMatchObject({ width: 400, height: 100 });
});

/** An invoice on the last of the given number of pages. */
async function invoiceOnPage(number: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page < number; page += 1) pdf.addPage([600, 400]);
  const [page] = await pdf.copyPages(await PDFDocument.load(await ownPdf(orderAt(0, 'E_GENERAL_VAT_ELEC'))), [0]);
  if (page) pdf.addPage(page);
  return pdf.save();
}

test('pages are read and drawn only up to the limit', async () => {
  const [third, fourth] = [await invoiceOnPage(3), await invoiceOnPage(4)];
  const limits = { ...defaultLimits, drawnPages: 3, textPages: 3 };
  expect(await qrSource.read(third, 'invoice', limits)).toContainEqual(expect.objectContaining({ field: 'number' }));
  expect(await qrSource.read(fourth, 'invoice', limits)).toBeUndefined();
  expect(await pdfTextSource.read(third, 'invoice', limits)).toContainEqual(
    expect.objectContaining({ field: 'number' }),
  );
  expect(await pdfTextSource.read(fourth, 'invoice', limits)).toBeUndefined();
  expect(await pdfTextSource.read(third, 'invoice', { ...limits, textPieces: 1 })).not.toContainEqual(
    expect.objectContaining({ field: 'total' }),
  );
});

test('the fields of two invoices in one file are both read, so that differences show', async () => {
  const pdf = await PDFDocument.load(await ownPdf(orderAt(0, 'E_GENERAL_VAT_ELEC')));
  const [other] = await pdf.copyPages(await PDFDocument.load(await ownPdf(orderAt(1, 'E_GENERAL_VAT_ELEC'))), [0]);
  if (other) pdf.addPage(other);
  const bytes = await pdf.save();
  const said = await pdfTextSource.read(bytes, 'invoice', defaultLimits);
  expect(new Set(said?.filter(({ field }) => field === 'number').map(({ value }) => value)).size).toBe(2);
  // The code of the first page is sufficient, so the others are not drawn.
  expect(
    (await qrSource.read(bytes, 'invoice', defaultLimits))?.filter(({ field }) => field === 'number'),
  ).toHaveLength(1);
});
