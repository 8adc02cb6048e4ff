import { beforeAll, describe, expect, test } from 'vitest';
import { DocumentReader } from '../../../server/recognition/read-document.ts';
import type { DocumentSource } from '../../../server/recognition/document-source.ts';
import { companies } from '../../../server/seed/parties/companies.ts';
import { contractFrom } from '../../../src/domain/evidence/reading/read-contract.ts';
import { placeOf } from '../../../src/domain/evidence/reading/read-document.ts';
import { invoiceFrom, type ReadingCircumstances } from '../../../src/domain/evidence/reading/read-invoice.ts';
import { money } from '../../../src/domain/money/money.ts';
import { contractAt, orderAt } from './made/made-orders.ts';
import { ofdFile } from './made/made-ofd.ts';
import { onItsSide, ownPdf, picture, unembeddedPdf, withInfo } from './made/made-pdf.ts';
import { taxControlXml } from './made/made-xml.ts';
import { patientReader } from './made/patient-reader.ts';

const reader = patientReader();
const order = orderAt(0, 'E_SPECIAL_VAT_ELEC', { seller: companies.yanzhou, buyer: companies.qiheng });
const circumstances: ReadingCircumstances = {
  today: '2026-12-31',
  parties: { sellers: [companies.yanzhou], buyers: [companies.qiheng] },
};
let pdf: Uint8Array;
let png: Uint8Array;

beforeAll(async () => {
  pdf = await ownPdf(order);
  png = await picture(order);
});

async function read(bytes: Uint8Array, kind: 'invoice' | 'contract' = 'invoice', by = reader) {
  const reading = await by.read(bytes, kind, circumstances);
  if (reading.outcome !== 'read') throw new Error(`Not readable: ${reading.because}`);
  return reading;
}

describe('a document', () => {
  test('is certain when text and code agree, and names the source of each field', async () => {
    const { document, sources, fileKind } = await read(pdf);
    expect(fileKind).toBe('pdf');
    expect(document.fields.filter(({ certainty }) => certainty !== 'certain')).toEqual([]);
    expect(document.missing).toEqual([]);
    expect(Object.fromEntries(document.fields.map(({ field, source }) => [field, source]))).toMatchObject({
      number: 'qr-code',
      total: 'qr-code',
      tax: 'pdf-text',
      sellerName: 'pdf-text',
    });
    expect(sources.map(({ source, outcome }) => [source, outcome])).toEqual([
      ['pdf-attachment', 'nothing'],
      ['pdf-info', 'nothing'],
      ['qr-code', 'read'],
      ['pdf-text', 'read'],
    ]);
    expect(sources.every(({ milliseconds }) => milliseconds > 0)).toBe(true);
    if (document.kind === 'invoice')
      expect(invoiceFrom(document.fields)).toMatchObject({
        number: order.number,
        total: money(order.total),
        tax: money(order.tax),
      });
  });

  test('can be stored rotated and turned upright for display', async () => {
    const { document } = await read(await onItsSide(order));
    const upright = (await read(pdf)).document;
    const placeless = ({ fields }: typeof document) =>
      fields.map(({ said, ...field }) => ({
        ...field,
        said: said.map(({ field: about, value, source, sure }) => ({ about, value, source, sure })),
      }));
    expect(placeless(document)).toEqual(placeless(upright));
    const placesOf = ({ fields }: typeof document) => fields.map((field) => placeOf(field)?.area);
    for (const [index, area] of placesOf(document).entries())
      for (const side of ['left', 'top', 'width', 'height'] as const)
        expect(area?.[side]).toBeCloseTo(placesOf(upright)[index]?.[side] ?? Number.NaN, 2);
  });

  test('with a differing field in its metadata has that field to check', async () => {
    const { document } = await read(
      await withInfo(pdf, { InvoiceNumber: order.number, 'TotalTax-includedAmount': '1.00' }),
    );
    expect(document.fields.filter(({ certainty }) => certainty === 'to-check')).toMatchObject([
      {
        field: 'total',
        value: '1.00',
        source: 'pdf-info',
        said: [
          { source: 'pdf-info' },
          { source: 'qr-code', value: order.total },
          { source: 'pdf-text', value: order.total },
        ],
      },
    ]);
  });

  test('of the tax-control system has the type of its code, and a photograph has the code’s fields', async () => {
    const general = orderAt(1, 'GENERAL_VAT_ELEC');
    const ofd = await read(
      ofdFile(taxControlXml(general), { place: 'Doc_0/Attachs/original_invoice.xml', named: 'original_invoice.xml' }),
    );
    expect(ofd.document.fields[0]).toMatchObject({ field: 'type', value: 'GENERAL_VAT_ELEC', source: 'ofd' });
    expect((await read(png)).document.fields.map(({ field }) => field)).toEqual([
      'type',
      'number',
      'date',
      'total',
      'colour',
    ]);
  });

  test('is a contract when it is declared as one', async () => {
    const contract = contractAt(1);
    const { document, sources } = await read(await ownPdf(contract), 'contract');
    expect(sources.map(({ source }) => source)).toEqual(['pdf-text']);
    if (document.kind !== 'contract') throw new Error('No contract');
    expect(contractFrom(document.fields)).toEqual({
      number: 'LC2026CG018',
      asWritten: 'LC-2026/CG-018',
      amount: money(contract.amount),
    });
  });
});

describe('an external source', () => {
  const optical = (readIt: DocumentSource['read']): DocumentSource => ({
    source: 'optical',
    fileKinds: ['png'],
    documentKinds: ['invoice'],
    read: readIt,
  });

  test('adds missing fields, and has the lowest priority', async () => {
    const eyes = optical(async () => [
      { field: 'tax', value: order.tax, source: 'optical', sure: false },
      { field: 'number', value: '1', source: 'optical', sure: true },
    ]);
    const { document } = await read(png, 'invoice', patientReader({ others: [eyes] }));
    expect(document.fields.find(({ field }) => field === 'tax')).toMatchObject({
      value: order.tax,
      source: 'optical',
      doubts: ['unsure'],
    });
    expect(document.fields.find(({ field }) => field === 'number')).toMatchObject({
      value: order.number,
      source: 'qr-code',
      doubts: ['sources-disagree'],
    });
  });

  test('that fails leaves the fields of the others', async () => {
    const blind = optical(async () => Promise.reject(new Error('Out of order')));
    const { sources, document } = await read(png, 'invoice', patientReader({ others: [blind] }));
    expect(sources.at(-1)).toMatchObject({ source: 'optical', outcome: 'failed', fields: 0 });
    expect(document.fields.length).toBeGreaterThan(0);
  });

  test('is not asked about file kinds that it does not read', async () => {
    const { sources } = await read(pdf, 'invoice', patientReader({ others: [optical(async () => undefined)] }));
    expect(sources.map(({ source }) => source)).not.toContain('optical');
  });
});

test('a source that hangs or dies does not stop the others', async () => {
  const reading = await new DocumentReader({
    processes: {
      ask: async ({ source }) =>
        source === 'qr-code' || source === 'clarity' || source === 'lines' || source === 'paper'
          ? undefined
          : { outcome: 'read', fields: [{ field: 'number', value: '1', source, sure: true }] },
    },
  }).read(pdf, 'invoice', circumstances);
  expect(reading.sources.map(({ source, outcome }) => [source, outcome])).toEqual([
    ['pdf-attachment', 'read'],
    ['pdf-info', 'read'],
    ['qr-code', 'failed'],
    ['pdf-text', 'read'],
  ]);
  expect(reading.outcome).toBe('read');
});

test.each([
  [1, 'read'],
  [2, 'not-readable'],
] as const)(
  'a file whose sources were all cut off %i time(s) is %s: it is read twice at most',
  async (cut, outcome) => {
    const asked = new Map<string, number>();
    const cutOff = new DocumentReader({
      processes: {
        ask: async ({ source }) => {
          const times = (asked.get(source) ?? 0) + 1;
          asked.set(source, times);
          return times <= cut || source === 'clarity' || source === 'lines' || source === 'paper'
            ? undefined
            : { outcome: 'read', fields: [{ field: 'number', value: '1', source, sure: true }] };
        },
      },
    });
    const reading = await cutOff.read(pdf, 'invoice', circumstances);
    expect([reading.outcome, Math.max(...asked.values())]).toEqual([outcome, 2]);
  },
);

test('text in a font that is not embedded is read', async () => {
  const { document } = await read(
    unembeddedPdf(['合同编号：QH-2026-7', '甲方：启衡重工集团股份有限公司', '合同金额：人民币壹佰元整（¥100.00）']),
    'contract',
  );
  expect(document.fields.map(({ field, value, certainty }) => [field, value, certainty])).toEqual([
    ['number', 'QH-2026-7', 'certain'],
    ['amount', '100.00', 'certain'],
    ['firstParty', companies.qiheng.name, 'certain'],
  ]);
});
