import { strToU8, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import { ofdBytes } from '../../../features/support/ofd-bytes.ts';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { ofdSource } from '../../../server/recognition/ofd-source.ts';
import { orderAt } from './made/made-orders.ts';

const order = orderAt(3, 'E_SPECIAL_VAT_ELEC');
const [year = '', month = '', day = ''] = order.date.split('-');
const chineseDay = `${year}年${month}月${day}日`;

const entrance = (data: string, root = 'Doc_0/Document.xml') =>
  strToU8(
    `<OFD><DocBody><DocInfo><CustomDatas>${data}</CustomDatas></DocInfo><DocRoot>${root}</DocRoot></DocBody></OFD>`,
  );
const custom = (name: string, value: string) => `<CustomData Name="${name}">${value}</CustomData>`;
const customDatas = [
  custom('发票号码', order.number),
  custom('开票日期', chineseDay),
  custom('销售方纳税人识别号', order.seller.uscc),
  custom('购买方纳税人识别号', order.buyer.uscc),
  custom('合计金额', order.amountExcludingTax),
  custom('合计税额', order.tax),
].join('');

const text = (id: number, x: number, y: number, words: string) =>
  `<TextObject ID="${id}" Boundary="${x} ${y} 90 8" Font="1" Size="3"><TextCode X="0" Y="3">${words}</TextCode></TextObject>`;
const page = (...texts: readonly string[]) =>
  strToU8(
    `<Page><Area><PhysicalBox>0 0 210 140</PhysicalBox></Area><Content><Layer>${texts.join('')}</Layer></Content></Page>`,
  );
const title = text(10, 70, 9, '电子发票（增值税专用发票）');
const parties = [
  text(13, 7, 28, `名称：${order.buyer.name}`),
  text(14, 7, 35, `统一社会信用代码/纳税人识别号：${order.buyer.uscc}`),
  text(15, 108, 28, `名称：${order.seller.name}`),
  text(16, 108, 35, `统一社会信用代码/纳税人识别号：${order.seller.uscc}`),
];
const sums = [
  text(25, 21, 95, '合'),
  text(26, 35, 95, '计'),
  text(27, 115, 95, `¥${order.amountExcludingTax}`),
  text(28, 182, 95, `¥${order.tax}`),
  text(29, 7, 102, '价税合计（大写）'),
  text(31, 147, 102, '（小写）'),
  text(32, 164, 102, `¥${order.total}`),
];
const head = [text(11, 147, 7, `发票号码：${order.number}`), text(12, 147, 13, `开票日期：${chineseDay}`)];
const wholePage = page(title, ...head, ...parties, ...sums);
const pagePlace = 'Doc_0/Pages/Page_0/Content.xml';

/** The document part of `ofdBytes` with additional content. */
const documentWith = (more: string) =>
  strToU8(
    `<Document><CommonData><TemplatePage ID="2" BaseLoc="Tpls/Tpl_0/Content.xml"/></CommonData><Pages><Page ID="10" BaseLoc="Pages/Page_0/Content.xml"/></Pages>${more}</Document>`,
  );

async function read(parts: Zippable, limits = defaultLimits) {
  const fields = (await ofdSource.read(ofdBytes(['页'], parts), 'invoice', limits)) ?? [];
  return (field: string) => [
    ...new Map(
      fields.filter((each) => each.field === field).map(({ value, sure }) => [`${value} ${sure}`, [value, sure]]),
    ).values(),
  ];
}

const everything = [
  ['type', 'E_SPECIAL_VAT_ELEC'],
  ['number', order.number],
  ['date', order.date],
  ['amountExcludingTax', order.amountExcludingTax],
  ['tax', order.tax],
  ['total', order.total],
  ['sellerName', order.seller.name],
  ['sellerTaxNumber', order.seller.uscc],
  ['buyerName', order.buyer.name],
  ['buyerTaxNumber', order.buyer.uscc],
] as const;

test('without an attachment the invoice is read from the entry part and by position on the page', async () => {
  const about = await read({ 'OFD.xml': entrance(customDatas), [pagePlace]: wholePage });
  for (const [field, value] of everything) expect([field, about(field)]).toEqual([field, [[value, true]]]);
});

test('the page alone says the invoice, and where each value is', async () => {
  const fields = await ofdSource.read(ofdBytes(['页'], { [pagePlace]: wholePage }), 'invoice', defaultLimits);
  expect(Object.fromEntries((fields ?? []).map(({ field, value }) => [field, value]))).toEqual(
    Object.fromEntries(everything),
  );
  expect(fields?.length).toBe(everything.length);
  const area = fields?.find(({ field }) => field === 'total')?.place?.area;
  expect(area?.left).toBeCloseTo(164 / 210, 2);
  expect(area?.top).toBeCloseTo(102 / 140, 2);
});

test('the entry part alone says what it has, even if no page can be read', async () => {
  const about = await read({ 'OFD.xml': entrance(customDatas), [pagePlace]: strToU8('<Page>') });
  expect(about('number')).toEqual([[order.number, true]]);
  expect(about('date')).toEqual([[order.date, true]]);
  expect(about('total')).toEqual([]);
});

test('a value on the page that differs from the entry part is unsure', async () => {
  const changed = page(title, text(11, 147, 7, '发票号码：26612900000000000999'), ...parties, ...sums);
  const about = await read({ 'OFD.xml': entrance(customDatas), [pagePlace]: changed });
  expect(about('number')).toEqual([
    [order.number, true],
    ['26612900000000000999', false],
  ]);
});

test('texts that tags name are read wherever they are', async () => {
  const reference = (name: string, id: number) => `<${name}><ObjectRef PageRef="10">${id}</ObjectRef></${name}>`;
  const tag = `<eInvoice>${reference('InvoiceNo', 1)}${reference('IssueDate', 2)}<Buyer>${reference('BuyerName', 3)}</Buyer><Seller>${reference('SellerName', 4)}</Seller>${reference('TaxInclusiveTotalAmount', 5)}${reference('Unknown', 1)}</eInvoice>`;
  const about = await read({
    [pagePlace]: page(
      text(1, 10, 100, order.number),
      text(2, 90, 90, chineseDay),
      text(3, 120, 20, order.buyer.name),
      text(4, 10, 60, `名称：${order.seller.name}`),
      text(5, 30, 30, `¥${order.total}`),
    ),
    'Doc_0/Document.xml': documentWith('<CustomTags>Tags/CustomTags.xml</CustomTags>'),
    'Doc_0/Tags/CustomTags.xml': strToU8(
      '<CustomTags><CustomTag><FileLoc>CustomTag.xml</FileLoc></CustomTag></CustomTags>',
    ),
    'Doc_0/Tags/CustomTag.xml': strToU8(tag),
  });
  for (const [field, value] of everything.filter(([name]) =>
    ['number', 'date', 'buyerName', 'sellerName', 'total'].includes(name),
  ))
    expect([field, about(field)]).toEqual([field, [[value, true]]]);
});

const voucher = (facts: string) =>
  strToU8(
    `<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:inv="http://example.org/inv"><context id="c"><entity><identifier scheme="s">1</identifier></entity></context>${facts}</xbrl>`,
  );
const fact = (name: string, value: string) => `<inv:${name} contextRef="c">${value}</inv:${name}>`;
const attached = (content: Uint8Array, attachment = 'Name="data" Format="xbrl"', file = 'inv_ord_issuer_1.xml') => ({
  'Doc_0/Document.xml': documentWith('<Attachments>Attachs/Attachments.xml</Attachments>'),
  'Doc_0/Attachs/Attachments.xml': strToU8(
    `<Attachments><Attachment ID="1" ${attachment}><FileLoc>${file}</FileLoc></Attachment></Attachments>`,
  ),
  [`Doc_0/Attachs/${file}`]: content,
});
const facts = [
  fact('TypeOfInvoice', '增值税电子普通发票'),
  fact('CodeOfInvoice', '061992400111'),
  fact('NumberOfInvoice', '40000014'),
  fact('DateOfIssue', order.date),
  fact('IdentifyingCode', '61522093847165502938'),
  fact('NameOfSeller', order.seller.name),
  fact('TaxpayerIdentificationNumberUnifiedSocialCreditCodeOfSeller', order.seller.uscc),
  fact('TaxpayerIdentificationNumberUnifiedSocialCreditCodeOfBuyer', order.buyer.uscc),
  fact('TotalAmountExcludingTax', '1.0E3'),
  fact('TotalTaxAmount', '130'),
  `<inv:AmountTuple>${fact('TaxIncludedAmountInFigures', '1130.00')}</inv:AmountTuple>`,
].join('');

test.each(['xbrl', 'XBRL'])('an attached accounting voucher with the format %s is read', async (format) => {
  const about = await read(attached(voucher(facts), `Name="data" Format="${format}"`));
  expect(about('type')).toEqual([['GENERAL_VAT_ELEC', true]]);
  expect(about('code')).toEqual([['061992400111', true]]);
  expect(about('number')).toEqual([['40000014', true]]);
  expect(about('date')).toEqual([[order.date, true]]);
  expect(about('checkCode')).toEqual([['61522093847165502938', true]]);
  expect(about('sellerName')).toEqual([[order.seller.name, true]]);
  expect(about('sellerTaxNumber')).toEqual([[order.seller.uscc, true]]);
  expect(about('buyerTaxNumber')).toEqual([[order.buyer.uscc, true]]);
  expect([about('amountExcludingTax'), about('tax'), about('total')]).toEqual([
    [['1000.00', true]],
    [['130.00', true]],
    [['1130.00', true]],
  ]);
});

test.each([
  ['has another root', strToU8(`<voucher>${fact('NumberOfInvoice', '40000014').replaceAll('inv:', '')}</voucher>`)],
  [
    'has a document type',
    strToU8('<!DOCTYPE xbrl [<!ENTITY n "40000014">]><xbrl><NumberOfInvoice>&n;</NumberOfInvoice></xbrl>'),
  ],
  ['is nested too deeply', voucher('<t>'.repeat(40) + fact('NumberOfInvoice', '40000014') + '</t>'.repeat(40))],
])('an accounting voucher that %s is not read', async (_, content) => {
  expect((await read(attached(content)))('number')).toEqual([]);
});

test.each([
  ['in capitals', 'DOC_0/DOCUMENT.XML'],
  ['from the root', '/Doc_0/Document.xml'],
  ['with backslashes', 'Doc_0\\Document.xml'],
  ['with a dot', './Doc_0/Document.xml'],
])('a path %s leads to its part', async (_, named) => {
  const about = await read({ ...attached(voucher(facts)), 'OFD.xml': entrance('', named) });
  expect(about('number')).toEqual([['40000014', true]]);
});

test('all parts together may not unpack beyond the limit', async () => {
  await expect(
    read({ 'OFD.xml': entrance(customDatas), [pagePlace]: wholePage }, { ...defaultLimits, unpackedBytes: 2_000 }),
  ).rejects.toThrow('Too much when unpacked');
});
