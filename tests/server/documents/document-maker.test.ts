import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { PdfDocumentMaker } from '../../../server/documents/document-maker.ts';
import { nodeCanvases } from '../../../server/documents/node-canvases.ts';
import { nodeFonts } from '../../../server/documents/node-fonts.ts';
import { invoiceTypes } from '../../../src/domain/evidence/invoice/invoice-type.ts';
import { buyer, contractOrder, invoiceOrder, letterOrder, seller } from './sample-orders.ts';

const maker = new PdfDocumentMaker(nodeFonts, nodeCanvases);

async function pageTexts(bytes: Uint8Array): Promise<readonly string[]> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    texts.push(content.items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await loading.destroy();
  return texts;
}

async function textTaxed(tax: string): Promise<string | undefined> {
  const { bytes } = await maker.make(invoiceOrder('SPECIAL_VAT', { tax }));
  return (await pageTexts(bytes))[0];
}

describe('a made invoice', () => {
  test.each(invoiceTypes)('%s contains the ordered values', async (type) => {
    const order = invoiceOrder(type);
    const { bytes, mimeType } = await maker.make(order);
    const [text = '', ...others] = await pageTexts(bytes);
    expect(mimeType).toBe('application/pdf');
    expect(others).toEqual([]);
    for (const said of [
      order.code,
      order.number,
      '2026年09月18日',
      buyer.name,
      seller.uscc,
      '贰拾贰万陆仟圆整',
      '¥226,000.00',
      '样例',
    ]) {
      expect(text).toContain(said);
    }
  });

  test.each([
    ['SPECIAL_VAT', '增值税专用发票'],
    ['GENERAL_VAT_ELEC', '增值税电子普通发票'],
    ['VEHICLE_VAT', '机动车销售统一发票'],
    ['E_SPECIAL_VAT_ELEC', '电子发票（增值税专用发票）'],
    ['E_GENERAL_VAT_ELEC', '电子发票（普通发票）'],
  ] as const)('%s is titled %s', async (type, title) => {
    expect((await pageTexts((await maker.make(invoiceOrder(type))).bytes))[0]).toContain(title);
  });

  test('shows its tax rate when there is a single one', async () => {
    expect(await textTaxed('26000.00')).toContain('13%');
    expect(await textTaxed('18000.01')).toContain('9%');
    expect(await textTaxed('0.00')).toContain('免税');
    expect(await textTaxed('12345.67')).toContain('***');
  });

  test('is a picture when one is ordered, and a blurred one differs', async () => {
    const sharp = await maker.make(invoiceOrder('GENERAL_VAT', { format: 'png' }));
    const blurred = await maker.make(invoiceOrder('GENERAL_VAT', { format: 'png', blurred: true }));
    expect(sharp.mimeType).toBe('image/png');
    expect(Array.from(sharp.bytes.subarray(0, 4))).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(blurred.bytes).not.toEqual(sharp.bytes);
    expect(Math.max(sharp.bytes.length, blurred.bytes.length)).toBeLessThan(1_400_000);
  });

  test('is a scan without text when a blurred PDF is ordered', async () => {
    const { bytes, mimeType } = await maker.make(invoiceOrder('SPECIAL_VAT', { blurred: true }));
    expect(mimeType).toBe('application/pdf');
    expect(await pageTexts(bytes)).toEqual(['']);
  });

  test('is refused for a type without a form', async () => {
    await expect(maker.make({ ...invoiceOrder('SPECIAL_VAT'), invoiceType: 'BUS_TICKET' })).rejects.toThrow(
      'BUS_TICKET',
    );
  });
});

describe('a made contract', () => {
  test.each([1, 2, 3, 12])('has the %i pages that were ordered', async (pages) => {
    const texts = await pageTexts((await maker.make(contractOrder(pages))).bytes);
    expect(texts).toHaveLength(pages);
    expect(texts.join('')).toContain('甲方（盖章）');
    if (pages > 1) expect(texts.at(-1)).toContain(`第 ${pages} 页 共 ${pages} 页`);
  });

  test('names its parties, its number and its amount in capitals', async () => {
    const [first = ''] = await pageTexts((await maker.make(contractOrder(2))).bytes);
    for (const said of ['QH2026NB0918', buyer.name, seller.name, '陆拾肆万贰仟叁佰元整', '第二条'])
      expect(first).toContain(said);
  });
});

describe('a made letter', () => {
  test('has an addressee, and keeps its blanks empty', async () => {
    const [text = ''] = await pageTexts((await maker.make(letterOrder)).bytes);
    for (const said of ['收款账户变更函', `致：${buyer.name}`, '账号：____________', '2026年09月20日'])
      expect(text).toContain(said);
  });
});

test.each([
  ['an invoice', invoiceOrder('E_SPECIAL_VAT_ELEC')],
  ['a picture', invoiceOrder('SPECIAL_VAT', { format: 'png' })],
  ['a contract', contractOrder(2)],
  ['a letter', letterOrder],
])('%s ordered twice from two makers has the same bytes', async (_, order) => {
  const [once, again] = await Promise.all([
    maker.make(order),
    new PdfDocumentMaker(nodeFonts, nodeCanvases).make(order),
  ]);
  expect(Buffer.compare(once.bytes, again.bytes)).toBe(0);
});

test('the fonts are loaded once', async () => {
  let asked = 0;
  const counting = new PdfDocumentMaker(() => {
    asked += 1;
    return nodeFonts();
  }, nodeCanvases);
  await Promise.all([counting.make(letterOrder), counting.make(letterOrder)]);
  expect(asked).toBe(1);
});

test('a letter to be signed has no sample mark', async () => {
  if (letterOrder.kind !== 'letter') throw new Error('not a letter');
  const [text = ''] = await pageTexts((await maker.make({ ...letterOrder, toSign: true })).bytes);
  expect(text).toContain(letterOrder.title);
  expect(text).not.toContain('样例');
});
