import { PDFDocument, PDFName, PDFString, degrees } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { dividePdf } from '../../../src/adapters/pdf/divide-pdf.ts';
import { pdfPaper } from '../../../server/recognition/pdf-paper.ts';
import { qrSource } from '../../../server/recognition/qr-source.ts';
import { companies } from '../../../server/seed/parties/companies.ts';
import { pagesOf } from '../../../src/domain/evidence/reading/invoices-on-paper.ts';
import { contractAt, orderAt, type InvoiceOrder } from './made/made-orders.ts';
import { ownPdf, scannedPdf, unembeddedPdf } from './made/made-pdf.ts';

const orders = [0, 1, 2].map((index) =>
  orderAt(index, index === 2 ? 'GENERAL_VAT_ELEC' : 'E_SPECIAL_VAT_ELEC', {
    seller: companies.yanzhou,
    buyer: companies.qiheng,
  }),
);
let files: readonly Uint8Array[];
beforeAll(async () => {
  files = await Promise.all(orders.map(async (order) => ownPdf(order)));
});
const [first, second, third] = orders as [InvoiceOrder, InvoiceOrder, InvoiceOrder];

async function bound(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const part of parts) {
    const source = await PDFDocument.load(part);
    for (const page of await pdf.copyPages(source, source.getPageIndices())) pdf.addPage(page);
  }
  return pdf.save();
}

/** Several invoices printed on one sheet, below each other or side by side. */
async function onOneSheet(parts: readonly Uint8Array[], columns: 1 | 2, turned = 0): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const pages = (await Promise.all(parts.map(async (part) => pdf.embedPdf(part)))).flatMap(([page]) => page ?? []);
  const width = Math.max(...pages.map((page) => page.width));
  const height = Math.max(...pages.map((page) => page.height));
  const rows = Math.ceil(pages.length / columns);
  const sheet = pdf.addPage([width * columns, height * rows]);
  for (const [index, page] of pages.entries())
    sheet.drawPage(page, {
      x: (index % columns) * width,
      y: height * (rows - 1 - Math.floor(index / columns)),
    });
  if (turned !== 0) sheet.setRotation(degrees(turned));
  return pdf.save();
}

const found = async (bytes: Uint8Array) => {
  const paper = await pdfPaper(bytes, defaultLimits);
  return Object.fromEntries(paper.invoices.map((each) => [each.number, pagesOf(each)]));
};

describe('the invoices of a PDF', () => {
  test('are counted by their numbers, with their pages', async () => {
    expect(await found(await bound(files))).toEqual({ [first.number]: [1], [second.number]: [2], [third.number]: [3] });
  });

  test('of several pages stay one', async () => {
    const list = unembeddedPdf(['销售货物或者提供应税劳务清单', '小计 100.00']);
    const [one = new Uint8Array(), two = new Uint8Array()] = files;
    expect(await found(await bound([one, list, two]))).toEqual({ [first.number]: [1, 2], [second.number]: [3] });
    expect(await found(await bound([one, one]))).toEqual({ [first.number]: [1, 2] });
  });

  test('that are mentioned only are not counted', async () => {
    expect(
      await found(
        unembeddedPdf([
          '电子发票（普通发票）',
          '发票号码：26332000077000461509',
          '价税合计（小写）¥100.00',
          '发票号码：26332000077000461510',
        ]),
      ),
    ).toEqual({ '26332000077000461509': [1] });
  });

  test('on one sheet have parts of it', async () => {
    const paper = await pdfPaper(await onOneSheet(files.slice(0, 2), 1), defaultLimits);
    expect(paper.invoices.map(({ number }) => number)).toEqual([first.number, second.number]);
    const [upper, lower] = paper.invoices.map(({ parts }) => parts[0]?.area);
    expect(upper).toMatchObject({ left: 0, top: 0, width: 1 });
    expect(upper?.height).toBeCloseTo(0.5, 1);
    expect(lower?.top).toBe(upper?.height);
    // The codes at the top of both are complete.
    const division = await dividePdf(
      await onOneSheet(files.slice(0, 2), 1),
      paper.invoices.map(({ parts }) => parts),
    );
    if (!division.divided) throw new Error(division.because);
    const codes = await Promise.all(division.files.map(async (file) => qrSource.read(file, 'invoice', defaultLimits)));
    expect(codes.map((said) => said?.find(({ field }) => field === 'number')?.value)).toEqual([
      first.number,
      second.number,
    ]);
  });

  test('side by side have columns of it', async () => {
    const paper = await pdfPaper(await onOneSheet(files.slice(0, 2), 2), defaultLimits);
    expect(paper.invoices.map(({ number, parts }) => [number, parts[0]?.area])).toEqual([
      [first.number, { left: 0, top: 0, width: 0.5, height: 1 }],
      [second.number, { left: 0.5, top: 0, width: 0.5, height: 1 }],
    ]);
  });

  test('of a scan are counted by their codes', async () => {
    const scans = await Promise.all(orders.slice(0, 2).map(async (order) => scannedPdf(order)));
    expect(await found(await bound(scans))).toEqual({ [first.number]: [1], [second.number]: [2] });
  });

  test('are not counted beyond the limit, which is reported', async () => {
    const paper = await pdfPaper(await bound(files), { ...defaultLimits, countedPages: 2 });
    expect([paper.pagesRead, paper.pageCount, paper.invoices.length]).toEqual([2, 3, 2]);
  });
});

describe('a PDF', () => {
  test('is recognised by its kind', async () => {
    expect((await pdfPaper(files[0] ?? new Uint8Array(), defaultLimits)).looksLike).toBe('invoice');
    expect((await pdfPaper(await ownPdf(contractAt(0)), defaultLimits)).looksLike).toBe('contract');
    expect((await pdfPaper(unembeddedPdf(['送货单', '收货人：', '数量']), defaultLimits)).looksLike).toBe(
      'delivery-note',
    );
  });

  test('that is signed is not divided', async () => {
    const pdf = await PDFDocument.load(files[0] ?? new Uint8Array());
    const field = pdf.context.register(
      pdf.context.obj({ FT: 'Sig', T: PDFString.of('s'), Type: 'Annot', Subtype: 'Widget', Rect: [0, 0, 0, 0], V: {} }),
    );
    pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj({ SigFlags: 3, Fields: [field] }));
    expect((await pdfPaper(await pdf.save(), defaultLimits)).undividable).toBe('signed');
  });
});
