import { describe, expect, it } from 'vitest';
import { workbookBytes } from '../../../features/support/workbook-bytes.ts';
import type { WrittenSheet } from '../../../src/application/ports/viewer/shared/content-reader.ts';
import { pictureSize } from '../../../src/adapters/formats/picture-size.ts';
import { maxShownCharacters, readText } from '../../../src/adapters/formats/written-text.ts';
import { maxShownRows, readWorkbookContent } from '../../../src/adapters/formats/written-workbook.ts';
import { readXml } from '../../../src/adapters/formats/written-xml.ts';
import { orderAt } from '../../server/recognition/made/made-orders.ts';
import { digitalXml, taxControlXml } from '../../server/recognition/made/made-xml.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const because = async (make: () => unknown): Promise<unknown> => {
  try {
    return await make();
  } catch (error) {
    return (error as { readonly because?: string }).because ?? error;
  }
};

describe('XML', () => {
  const order = orderAt(0, 'E_SPECIAL_VAT_ELEC');

  it('of a fully digital invoice is shown as a sheet: parties, lines, totals', () => {
    const content = readXml(utf8(digitalXml(order)));
    expect(content).toMatchObject({
      kind: 'invoice',
      invoice: {
        buyer: { name: order.buyer.name, taxNumber: order.buyer.uscc },
        seller: { name: order.seller.name },
        amountExcludingTax: order.amountExcludingTax,
        tax: order.tax,
        total: order.total,
        remark: '样例 & 演示',
        lineCount: 2,
        lines: [{ item: order.goods, quantity: '1', rate: '13%', amount: order.amountExcludingTax }, {}],
      },
    });
    expect(content.kind === 'invoice' && content.invoice.facts).toEqual([
      { name: 'kind', value: '增值税专用发票' },
      { name: 'colour', value: '蓝字发票' },
      { name: 'number', value: order.number },
      { name: 'date', value: order.date },
      { name: 'drawer', value: '陈禾' },
    ]);
  });

  it('of the tax-control system is shown as a sheet too, with or without a name prefix', () => {
    for (const prefix of ['', 'fp:'])
      expect(readXml(utf8(taxControlXml(order, prefix)))).toMatchObject({
        kind: 'invoice',
        invoice: { total: order.total, lines: [{ item: order.goods }] },
      });
  });

  it.each([
    ['0.13', '13%'],
    ['.06', '6%'],
    ['0.015', '1.5%'],
    ['0.1', '10%'],
    ['13%', '13%'],
    ['免税', '免税'],
    ['1', '1'],
  ])('shows the rate %s as %s', (said, shown) => {
    const line = `<EInvoice><EInvoiceData><IssuItemInformation><TaxRate>${said}</TaxRate></IssuItemInformation></EInvoiceData></EInvoice>`;
    expect(readXml(utf8(line))).toMatchObject({ invoice: { lines: [{ rate: shown }] } });
  });

  it('of another kind, of an issuer’s own form, broken, or with a document type is shown as text', () => {
    for (const text of [
      '<order><no>7</no></order>',
      '<fp><Fphm>1</Fphm></fp>',
      '<a><b></a>',
      '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
      'no XML at all',
      '',
    ])
      expect(readXml(utf8(text))).toEqual({ kind: 'text', text, cut: false });
  });

  it('with too many tags is refused', async () => {
    expect(await because(() => readXml(utf8(`<a>${'<b/>'.repeat(400_001)}</a>`)))).toBe('too-large');
  });
});

describe('a text', () => {
  it('is read in its own encoding', () => {
    const texts = [
      Uint8Array.from([0xb7, 0xa2, 0xc6, 0xb1]),
      Uint8Array.from([0xff, 0xfe, 0xd1, 0x53, 0x68, 0x79]),
      Uint8Array.from([0xfe, 0xff, 0x53, 0xd1, 0x79, 0x68]),
      utf8('发票'),
    ];
    expect(texts.map((bytes) => readText(bytes))).toEqual(
      texts.map(() => ({ kind: 'text', text: '发票', cut: false })),
    );
  });

  it('that is long shows its beginning, marked as cut', () => {
    expect(readText(utf8('a'.repeat(maxShownCharacters + 1)))).toEqual({
      kind: 'text',
      text: 'a'.repeat(maxShownCharacters),
      cut: true,
    });
  });

  it('that is binary is refused', async () => {
    expect(await because(() => readText(Uint8Array.from([1, 0, 2])))).toBe('damaged');
  });
});

describe('a workbook', () => {
  const sheetsOf = async (bytes: Uint8Array): Promise<readonly WrittenSheet[]> => {
    const content = await readWorkbookContent(bytes);
    return content.kind === 'sheets' ? content.sheets : [];
  };

  it('shows its sheets, with numbers right-aligned and as typed', async () => {
    const [sheet] = await sheetsOf(
      workbookBytes({
        明细: [
          ['货物', '金额', '账号'],
          ['轴承座', 18432.5, '6222020200112230871'],
          ['', 0.30000000000000004],
        ],
      }),
    );
    expect(sheet).toMatchObject({ name: '明细', rowCount: 3, columnCount: 3 });
    expect(sheet?.rows.map((row) => row.map(({ text, isFigure }) => (isFigure ? `${text}#` : text)))).toEqual([
      ['货物', '金额', '账号'],
      ['轴承座', '18432.5#', '6222020200112230871'],
      ['', '0.3#', ''],
    ]);
  });

  it('that is long shows its first rows and the number of all rows', async () => {
    const [sheet, other] = await sheetsOf(
      workbookBytes({
        长: Array.from({ length: maxShownRows + 500 }, (_unused, index) => [index + 1]),
        短: [['只有一行']],
      }),
    );
    expect([sheet?.rows.length, sheet?.rowCount, sheet?.rows.at(-1)?.[0]?.text]).toEqual([
      maxShownRows,
      maxShownRows + 500,
      String(maxShownRows),
    ]);
    expect([other?.rows.length, other?.rowCount]).toEqual([1, 1]);
  });

  it('with a distant cell uses little memory', async () => {
    const far = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>2</v></c></row>';
    const [sheet] = await sheetsOf(workbookBytes({ 远: far }));
    expect(sheet?.rows.length).toBe(1);
    expect(
      await because(async () =>
        readWorkbookContent(workbookBytes({ 远: '<row r="1"><c r="XFDXFD1"><v>1</v></c></row>' })),
      ),
    ).toBe('too-large');
  });

  it('that is encrypted says so, and other content is damaged', async () => {
    expect(await because(async () => readWorkbookContent(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])))).toBe('encrypted');
    expect(await because(async () => readWorkbookContent(utf8('PK is not all')))).not.toBe(undefined);
  });
});

describe('the size of a picture', () => {
  const jpeg = Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    0,
    0xff,
    0xc4,
    0,
    3,
    0,
    0xff,
    0xc2,
    0,
    17,
    8,
    0x1d,
    0x4c,
    0x15,
    0xf9,
    3,
    ...Array.from({ length: 20 }, () => 0),
  ]);
  const gif = Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 3, 0, 2, 0, ...Array.from({ length: 30 }, () => 0)]);

  it('is read from its header', () => {
    expect([pictureSize(jpeg), pictureSize(gif)]).toEqual([
      { width: 5625, height: 7500 },
      { width: 3, height: 2 },
    ]);
  });

  it('is unknown for a truncated file or another type', () => {
    expect([
      pictureSize(jpeg.subarray(0, 14)),
      pictureSize(utf8('nothing but words, and some more of them')),
      pictureSize(new Uint8Array()),
    ]).toEqual([undefined, undefined, undefined]);
  });
});
