import { expect, test } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { eInvoiceFields } from '../../../server/recognition/e-invoice-xml.ts';
import { xmlTree } from '../../../server/recognition/xml-tree.ts';
import { orderAt } from './made/made-orders.ts';
import { digitalXml, taxControlXml } from './made/made-xml.ts';

const read = (xml: string) => eInvoiceFields(xmlTree(new TextEncoder().encode(xml), defaultLimits), 'xml') ?? [];
const about = (field: string, xml: string) =>
  read(xml)
    .filter((each) => each.field === field)
    .map(({ value, sure }) => [value, sure]);

const digital = digitalXml(orderAt(0, 'E_SPECIAL_VAT_ELEC'));
const taxControl = taxControlXml(orderAt(0, 'GENERAL_VAT_ELEC', { tax: '26000.00' }));

test('two different numbers in one file are both read', () => {
  expect(new Set(about('number', digital).map(([value]) => value)).size).toBe(1);
  const differing = digital.replace(/<EIid>\d+/u, '<EIid>26612900000000000128');
  expect(new Set(about('number', differing).map(([value]) => value)).size).toBe(2);
});

test.each([
  ['蓝字发票', 'Y', 'blue'],
  ['红字发票', 'N', 'red'],
  ['', 'Y', 'blue'],
])('an invoice issued as %j, %s is %s', (name, code, colour) => {
  const xml = digital.replace(
    /<InIssuType>.*<\/InIssuType>/u,
    `<InIssuType><LabelCode>${code}</LabelCode><LabelName>${name}</LabelName></InIssuType>`,
  );
  expect(about('colour', xml)).toEqual([[colour, true]]);
});

test('an unknown label gives no field', () => {
  expect(
    about(
      'colour',
      digital.replace(/<InIssuType>.*<\/InIssuType>/u, '<InIssuType><LabelCode>Z</LabelCode></InIssuType>'),
    ),
  ).toEqual([]);
  expect(
    about(
      'type',
      digital.replace(
        /<GeneralOrSpecialVAT>.*<\/GeneralOrSpecialVAT>/u,
        '<GeneralOrSpecialVAT><LabelCode>09</LabelCode></GeneralOrSpecialVAT>',
      ),
    ),
  ).toEqual([]);
});

test('without a time of issue the time of the request is an unsure date', () => {
  expect(about('date', digital)).toEqual([['2026-01-01', true]]);
  expect(about('date', digital.replace(/<IssueTime>.*<\/IssueTime>/u, '<IssueTime/>'))).toEqual([
    ['2026-01-01', false],
  ]);
});

test.each([
  ['¥26000.00', [['26000.00', true]]],
  ['26000', [['26000.00', true]]],
  ['税额合计26000.00元', [['26000.00', false]]],
  ['***', []],
  ['免税', []],
  ['-26000.00', [['-26000.00', true]]],
])('a tax of %j is read as such', (text, said) => {
  expect(about('tax', taxControl.replace(/<TaxTotalAmount>[^<]*/u, `<TaxTotalAmount>${text}`))).toEqual(said);
});

test.each([
  ['1.13E+4', '11300.00'],
  ['1.13E4', '11300.00'],
  ['1.0E3', '1000.00'],
  ['-4.52e5', '-452000.00'],
  ['1.3E-1', '0.13'],
  ['5E-2', '0.05'],
  ['1234567E-2', '12345.67'],
  ['0E0', '0.00'],
  ['1.234567800000E7', '12345678.00'],
])('an amount of %s in scientific notation is %s', (text, value) => {
  expect(about('total', digital.replace(/(<TotalTax-includedAmount>)[^<]*/u, `$1${text}`))).toEqual([[value, true]]);
});

test.each(['1.13E99', '1.23456E2', '1.13E-4'])('%s is no amount in yuan', (text) => {
  expect(about('total', digital.replace(/(<TotalTax-includedAmount>)[^<]*/u, `$1${text}`))).toEqual([]);
});

test.each([
  ['\u00a0 130000.00\u200b', '130000.00'],
  ['\u202d130,000.00\u202c', '130000.00'],
  ['\ufeff130 000.00 元', '130000.00'],
  ['￥\u2009130\u00a0000.00', '130000.00'],
  ['-¥130000.00', '-130000.00'],
])('an amount of %j is surely %s', (text, value) => {
  expect(about('total', digital.replace(/(<TotalTax-includedAmount>)[^<]*/u, `$1${text}`))).toEqual([[value, true]]);
});

test('codes and names do not depend on blanks and invisible signs', () => {
  const padded = digital.replaceAll(/>([^<>\s][^<>]*)</gu, '>\u200b\u00a0 $1\ufeff\n<');
  expect(read(padded)).toEqual(read(digital));
});

test.each([
  ['empty', '<TotalTaxAm/>'],
  ['blank', '<TotalTaxAm>\u00a0 \u200b</TotalTaxAm>'],
  ['nil', '<TotalTaxAm xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>'],
  ['missing', ''],
  ['in words', '<TotalTaxAm>免税</TotalTaxAm>'],
])('a tax that is %s is zero when both sums are the same', (_, element) => {
  const withoutTax = digital.replace(/<TotalTaxAm>[^<]*<\/TotalTaxAm>/u, element);
  expect(about('tax', withoutTax)).toEqual([]);
  const [total = ''] = /(?<=<TotalTax-includedAmount>)[^<]*/u.exec(digital) ?? [];
  expect(about('tax', withoutTax.replace(/(<TotalAmWithoutTax>)[^<]*/u, `$1${total}`))).toEqual([['0.00', true]]);
});

test.each(['\ufeff\ufeff', '\ufeff\r\n \t', '\n'])('%j may come before the document', (before) => {
  expect(read(before + digital)).toEqual(read(digital));
});

test('lines of goods that are nil do not affect the fields', () => {
  const nil = '<IssuItemInformation xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>';
  expect(read(digital.replace(/<IssuItemInformation>.*<\/IssuItemInformation>/u, nil))).toEqual(read(digital));
});

test.each([
  '<Invoice><Fphm>26612900000000000127</Fphm></Invoice>',
  '<EInvoice/>',
  '<EInvoice>26612900000000000127</EInvoice>',
  '<eInvoice><InvoiceNo/></eInvoice>',
  '<root><EInvoice/></root>',
])('%s gives no fields', (xml) => {
  expect(eInvoiceFields(xmlTree(new TextEncoder().encode(xml), defaultLimits), 'xml')).toBeUndefined();
});
