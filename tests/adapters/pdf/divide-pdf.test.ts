import { PDFDocument, degrees } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { givenFile } from '../../../features/support/files.ts';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { pdfPaper } from '../../../server/recognition/pdf-paper.ts';
import { pdfRuns } from '../../../server/recognition/pdf-text-source.ts';
import { dividePdf } from '../../../src/adapters/pdf/divide-pdf.ts';
import type { PagePart } from '../../../src/domain/evidence/reading/invoices-on-paper.ts';

const fileOf = async (kind: string) => givenFile(kind, 'a.pdf', 2).bytes();
const numbersIn = async (bytes: Uint8Array) =>
  (await pdfPaper(bytes, defaultLimits)).invoices.map(({ number }) => number);

async function filesOf(bytes: Uint8Array, parts: readonly (readonly PagePart[])[]): Promise<readonly Uint8Array[]> {
  const division = await dividePdf(bytes, parts);
  if (!division.divided) throw new Error(division.because);
  return division.files;
}

async function turnPages(bytes: Uint8Array, angle: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  for (const page of pdf.getPages()) page.setRotation(degrees(angle));
  return pdf.save();
}

describe('a divided PDF', () => {
  test('has a file for each list of pages, and stays as it is', async () => {
    const bytes = await fileOf('pdf of 3 invoices');
    const before = bytes.slice();
    const files = await filesOf(bytes, [[{ page: 3 }], [{ page: 1 }, { page: 2 }]]);
    expect(await Promise.all(files.map(numbersIn))).toEqual([
      ['26992000000001280903'],
      ['26992000000001280901', '26992000000001280902'],
    ]);
    expect(bytes).toEqual(before);
  });

  test('shows only its own part of a shared page', async () => {
    const bytes = await fileOf('pdf of 2 invoices on one page');
    const { invoices } = await pdfPaper(bytes, defaultLimits);
    const files = await filesOf(
      bytes,
      invoices.map(({ parts }) => parts),
    );
    expect(await Promise.all(files.map(numbersIn))).toEqual([['26992000000001280904'], ['26992000000001280905']]);
    const texts = (await pdfRuns(files[1] ?? bytes, defaultLimits)).flat().map(({ text }) => text);
    expect(texts.filter((text) => text.includes('小写'))).toEqual(['（小写）¥565.00']);
  });

  test.each([0, 90, 180, 270])('is cut as the page is seen when it is turned by %i degrees', async (angle) => {
    const bytes = await turnPages(await fileOf('pdf of one invoice'), angle);
    const [half = bytes] = await filesOf(bytes, [[{ page: 1, area: { left: 0, top: 0, width: 1, height: 0.25 } }]]);
    const [page] = (await PDFDocument.load(half)).getPages();
    const { width = 0, height = 0 } = page?.getCropBox() ?? {};
    const isSideways = angle % 180 !== 0;
    expect([width, height]).toEqual(isSideways ? [150, 400] : [600, 100]);
    const titles = (await pdfRuns(half, defaultLimits)).flat().filter(({ text }) => text.startsWith('电子发票'));
    expect(titles).toHaveLength(angle === 0 ? 1 : 0);
  });

  test.each([
    ['signed pdf of 2 invoices', 'signed'],
    ['encrypted pdf', 'encrypted'],
    ['renamed text', 'damaged'],
  ])('is not made of a %s', async (kind, because) => {
    expect(await dividePdf(await fileOf(kind), [[{ page: 1 }]])).toEqual({ divided: false, because });
  });

  test('is not made of pages that there are not', async () => {
    expect(await dividePdf(await fileOf('pdf of one invoice'), [[{ page: 9 }]])).toEqual({
      divided: false,
      because: 'damaged',
    });
  });
});
