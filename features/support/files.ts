import { zipSync, type Zippable } from 'fflate';
import { ofdBytes } from './ofd-bytes.ts';
import { invoiceTexts, linesPage, textPdf } from './text-pdfs.ts';
import { workbookBytes } from './workbook-bytes.ts';
import type { LocalFile } from '../../src/application/ports/uploads/document-vault.ts';
import { photographWithPlace, picture, pngBytes } from './pictures.ts';

export { pngBytes };

const encoder = new TextEncoder();

/** A PDF of empty pages, padded with a comment to a size in bytes. */
export function pdfBytes(size = 0, trailer = '', pages = 1): Uint8Array<ArrayBuffer> {
  const numbers = Array.from({ length: pages }, (_unused, index) => index + 3);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]/Count ${pages}>>`,
    ...numbers.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'),
  ];
  let body = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(body.length);
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rest = (at: number): string =>
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
  const padding = Math.max(0, size - body.length - rest(body.length).length - 12);
  const [head, tail] = [
    encoder.encode(padding > 0 ? `${body}%` : body),
    encoder.encode((padding > 0 ? '\n' : '') + rest(body.length + (padding > 0 ? padding + 2 : 0))),
  ];
  const exact = new Uint8Array(Math.max(size, head.length + padding + tail.length)).fill(0x0a);
  exact.set(head);
  exact.fill(0x78, head.length, head.length + padding);
  exact.set(tail, head.length + padding);
  return exact;
}

/** A fully digital invoice of the supplier to the core enterprise, in the issuer's format. */
const eInvoice = (
  total: string,
  tax: string,
  amount: string,
  seller = '宁波砚舟精密铸造有限公司',
  number = '26992000000001280371',
): string =>
  `<?xml version="1.0" encoding="UTF-8"?><EInvoice><Header><EIid>${number}</EIid><InherentLabel><InIssuType><LabelCode>Y</LabelCode><LabelName>蓝字</LabelName></InIssuType><GeneralOrSpecialVAT><LabelCode>01</LabelCode><LabelName>增值税专用发票</LabelName></GeneralOrSpecialVAT></InherentLabel></Header><EInvoiceData><SellerInformation><SellerIdNum>91330299MA5JMH9238</SellerIdNum><SellerName>${seller}</SellerName></SellerInformation><BuyerInformation><BuyerIdNum>91610199MAEJGC9P1B</BuyerIdNum><BuyerName>启衡重工集团股份有限公司</BuyerName></BuyerInformation><BasicInformation><TotalAmWithoutTax>${amount}</TotalAmWithoutTax><TotalTaxAm>${tax}</TotalTaxAm><TotalTax-includedAmount>${total}</TotalTax-includedAmount></BasicInformation></EInvoiceData><TaxSupervisionInfo><InvoiceNumber>${number}</InvoiceNumber><IssueTime>2026-09-15</IssueTime></TaxSupervisionInfo></EInvoice>`;

/** The number of the invoice ends with the digits of the file name. Forty of these invoices total 642,300.00. */
const numbered = (name: string): string =>
  eInvoice(
    '16057.50',
    '1847.32',
    '14210.18',
    undefined,
    `2699200000000128${(/\d+/u.exec(name)?.[0] ?? '').padStart(4, '0')}`,
  );

const zipped = (files: Zippable): Uint8Array<ArrayBuffer> => Uint8Array.from(zipSync(files));

const encryptedPdf = (): Uint8Array<ArrayBuffer> =>
  pdfBytes(
    0,
    '/Encrypt<</Filter/Standard/V 1/R 2/O(12345678901234567890123456789012)/U(12345678901234567890123456789012)/P -44>>/ID[(1234567890123456)(1234567890123456)]',
  );

const makers: Readonly<Record<string, (size: number, name: string) => Uint8Array<ArrayBuffer>>> = {
  pdf: (size) => pdfBytes(size),
  'pdf of other words': (size) => pdfBytes(size, '/Info<</Title(2)>>'),
  '3-page pdf': (size) => pdfBytes(size, '', 3),
  'pdf of 3 invoices': () => textPdf([1, 2, 3].map((last) => ({ texts: invoiceTexts(last) }))),
  'pdf of 2 invoices on one page': () =>
    textPdf([{ height: 800, texts: [...invoiceTexts(4, 400), ...invoiceTexts(5)] }]),
  'pdf of an invoice over 2 pages': () => textPdf([{ texts: invoiceTexts(6) }, linesPage('销售货物清单', '小计')]),
  'signed pdf of 2 invoices': () => textPdf([{ texts: invoiceTexts(7) }, { texts: invoiceTexts(8) }], { signed: true }),
  'pdf form of an invoice': () =>
    textPdf([
      {
        texts: [
          [200, 360, '电子发票（普通发票）'],
          [40, 330, '发票号码：'],
          [320, 330, '开票日期：'],
        ],
        fields: [
          [110, 330, '26992000000001280909'],
          [390, 330, '2026年09月15日'],
        ],
      },
    ]),
  'pdf of a contract': () =>
    textPdf([
      linesPage(
        '采购合同',
        '合同编号：YZ-2026-001',
        '甲方：启衡重工集团股份有限公司',
        '乙方：宁波砚舟精密铸造有限公司',
      ),
    ]),
  'pdf of a delivery note': () => textPdf([linesPage('送货单', '收货人：', '品名 规格 数量')]),
  'pdf of one invoice': () => textPdf([{ texts: invoiceTexts(9) }]),
  'pdf whose Chinese is declared as Western': () => textPdf([linesPage('合同编号:YZ-2026-002')], { western: true }),
  png: () => pngBytes,
  'png named jpg': () => pngBytes,
  'e-invoice': () => encoder.encode(eInvoice('642300.00', '73893.81', '568406.19')),
  'second e-invoice': () =>
    encoder.encode(eInvoice('642300.00', '73893.81', '568406.19', undefined, '26992000000001280372')),
  'e-invoice that does not add up': () =>
    encoder.encode(eInvoice('642300.00', '73943.81', '568406.19', undefined, '26992000000001280373')),
  'e-invoice of another seller': () =>
    encoder.encode(eInvoice('642300.00', '73893.81', '568406.19', '苏州澄叶电子材料有限公司')),
  'numbered e-invoice': (_size, name) => encoder.encode(numbered(name)),
  ofd: () => ofdBytes(['电子发票（增值税专用发票）', '第二页']),
  'ofd that was cut off': () => ofdBytes(['电子发票']).slice(0, 400),
  'ofd that unpacks to far too much': () =>
    ofdBytes(['电子发票'], { 'Doc_0/Res/picture.png': new Uint8Array(65 * 1024 * 1024) }),
  workbook: () =>
    workbookBytes({
      对账单: [
        ['货物', '数量', '金额'],
        ['轴承座', 120, 18432.5],
      ],
      说明: [['与合同一致']],
    }),
  'zip of delivery notes': () => zipped({ '送货单/一月.pdf': pdfBytes(), '说明.txt': encoder.encode('交货说明') }),
  'zip of many kinds': () =>
    zipped({
      '送货单/一月.pdf': pdfBytes(),
      '送货单/照片.png': pngBytes,
      '对账单.xlsx': workbookBytes({
        对账单: [
          ['货物', '数量'],
          ['轴承座', 120],
        ],
      }),
      '图纸.dwg': encoder.encode('AC1032'),
      '合同.pdf': encoder.encode('<!doctype html><script>1</script>'),
      '密.pdf': encryptedPdf(),
    }),
  'zip that unpacks to too much': () => zipped({ '说明.txt': new Uint8Array(9 * 1024 * 1024) }),
  'zip of a zip': () => zipped({ '内层.zip': zipped({}) }),
  'zip of a program': () => zipped({ 'setup.exe': encoder.encode('MZ') }),
  'zip of contracts': () =>
    zipped({
      '合同/一月.pdf': pdfBytes(),
      '合同/二月.pdf': pdfBytes(0, '/Info<</Title(2)>>'),
      '合同/.DS_Store': new Uint8Array(8),
    }),
  'zip of a climbing name': () => zipped({ '../../一月.pdf': pdfBytes() }),
  'zip with a password': () => {
    const bytes = zipped({ '一月.pdf': [pdfBytes(), { level: 0 }] });
    // Sets the encryption flag in the header of the file and in the directory.
    bytes[6] = (bytes[6] ?? 0) | 1;
    for (let at = bytes.length - 46; at > 0; at -= 1)
      if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1 && bytes[at + 3] === 2)
        bytes[at + 8] = (bytes[at + 8] ?? 0) | 1;
    return bytes;
  },
  text: () => encoder.encode('交货说明：分两批交货。\n'),
  'clear photograph': () => picture('clear'),
  'blurred photograph': () => picture('blurred'),
  'dark photograph': () => picture('dark'),
  'crooked photograph': () => picture('crooked'),
  'scanned invoice': () => picture('scan'),
  'photograph of nothing': () => picture('blank'),
  xlsx: (size) => new Uint8Array(size),
  'photograph with a place': () => photographWithPlace(),
  'heic photograph': () => Uint8Array.from([0, 0, 0, 24, ...encoder.encode('ftypheic\0\0\0\0mif1heic')]),
  'webp picture': () => encoder.encode('RIFF\u001e\0\0\0WEBPVP8 '),
  'tiff scan': () => encoder.encode('II*\0\b\0\0\0\0\0\0\0\0\0'),
  empty: () => new Uint8Array(),
  'encrypted pdf': () => encryptedPdf(),
  'renamed text': () => encoder.encode('nothing but words\n'.repeat(60)),
};

/** A file of the kind that a scenario names. Size in kilobytes. */
export function givenFile(kind: string, name: string, kilobytes: number): LocalFile {
  const make = makers[kind];
  if (!make) throw new Error(`No such kind of file: ${kind}`);
  const bytes = make(kilobytes * 1024, name);
  return { name, size: bytes.length, bytes: async () => bytes };
}
