import { describe, expect, it } from 'vitest';
import { invoiceTypes } from '../../../../src/domain/evidence/invoice/invoice-type.ts';
import type { ReadSheet } from '../../../../src/domain/sheets/read-cell.ts';
import { sheetPlan, type SheetSurroundings } from '../../../../src/domain/evidence/invoice-sheet/sheet-plan.ts';
import type { SheetVocabulary } from '../../../../src/domain/evidence/invoice-sheet/sheet-columns.ts';

const vocabulary: SheetVocabulary = {
  headings: new Map([
    ['发票类型', 'type'],
    ['发票号码', 'number'],
    ['开票日期', 'date'],
    ['价税合计', 'total'],
    ['税额', 'tax'],
    ['不含税金额', 'amountExcludingTax'],
  ]),
  types: new Map([['数电专票', 'E_SPECIAL_VAT_ELEC']]),
  samples: ['示例'],
  statusHeadings: ['发票状态'],
  statuses: new Map([
    ['已作废', 'void'],
    ['已红冲-全额', 'reversed'],
    ['已红冲-部分', 'partly-reversed'],
  ]),
  sums: ['合计', 'total'],
  zeroTaxes: ['免税'],
};
const surroundings: SheetSurroundings = {
  vocabulary,
  today: '2026-11-21',
  types: invoiceTypes,
  isThere: () => false,
  room: undefined,
};
const sheet = (...rows: readonly (readonly string[])[]): ReadSheet => ({
  name: '发票',
  rows: rows.flatMap((cells, index) =>
    cells.length === 0
      ? []
      : [
          {
            row: index + 1,
            cells: cells.map((text) => (text === '' ? { kind: 'empty' as const } : { kind: 'text' as const, text })),
          },
        ],
  ),
});
const heads = ['发票类型', '发票号码', '开票日期', '价税合计（元）*'];
const invoice = (serial: number, total = '1130'): readonly string[] => [
  '数电专票',
  `2699200000000128${String(serial).padStart(4, '0')}`,
  '2026-09-15',
  total,
];
const plan = (sheets: readonly ReadSheet[], own: Partial<SheetSurroundings> = {}) =>
  sheetPlan(sheets, { ...surroundings, ...own });
const rowsOf = (found: ReturnType<typeof plan>) =>
  'invoices' in found
    ? {
        taken: found.invoices.map(({ row }) => row),
        faulty: found.faulty.map(({ row }) => row),
        repeated: found.repeated,
      }
    : found;

describe('a sheet of invoices', () => {
  it('is found below a title, with units and marks in its headings, and behind other sheets', () => {
    const found = plan([sheet(['目录']), sheet(['2026 年发票'], [], heads, invoice(1), [], invoice(2))]);
    expect(rowsOf(found)).toEqual({ taken: [4, 6], faulty: [], repeated: [] });
  });

  it('leaves out its example', () => {
    expect(rowsOf(plan([sheet([...heads, '说明'], [...invoice(1), '示例'], invoice(2))]))).toMatchObject({
      taken: [3],
    });
  });

  it('lists the faulty rows with their content', () => {
    const found = plan([sheet(heads, invoice(1), invoice(2, '一千'))]);
    expect(found).toMatchObject({
      invoices: [{ row: 2 }],
      faulty: [
        {
          row: 3,
          full: false,
          texts: { total: '一千', number: '26992000000001280002' },
          problems: [{ field: 'total', because: 'not-an-amount' }],
        },
      ],
    });
  });

  it('takes no invoice twice, of the package or of itself', () => {
    const found = plan([sheet(heads, invoice(1), invoice(2), invoice(2))], {
      isThere: (identity) => identity === '/26992000000001280001',
    });
    expect(rowsOf(found)).toEqual({
      taken: [3],
      faulty: [],
      repeated: [
        { row: 2, number: '26992000000001280001', sameAs: 'package' },
        { row: 4, number: '26992000000001280002', sameAs: { row: 3 } },
      ],
    });
  });

  it('takes as many as there is room for, and says of the others that there was none', () => {
    const found = plan([sheet(heads, invoice(1), invoice(2), invoice(3))], { room: 2 });
    expect(found).toMatchObject({ invoices: [{ row: 2 }, { row: 3 }], faulty: [{ row: 4, full: true, problems: [] }] });
  });

  it.each<[string, readonly ReadSheet[], object]>([
    ['nothing in it', [], { because: 'no-headings' }],
    ['other columns', [sheet(['姓名', '电话'], ['张三', '1380'])], { because: 'no-headings' }],
    [
      'too few columns',
      [sheet(['发票类型', '发票号码', '开票日期'], invoice(1))],
      { because: 'headings-missing', missing: ['total'] },
    ],
    ['nothing below its headings', [sheet(heads)], { because: 'no-rows' }],
    [
      'too many rows',
      [sheet(heads, ...Array.from({ length: 2001 }, (_, serial) => invoice(serial)))],
      { because: 'too-many-rows', most: 2000 },
    ],
  ])('with %s is not taken', (_what, sheets, trouble) => {
    expect(plan(sheets)).toEqual(trouble);
  });

  it('reads an amount with two meanings by its column, and refuses it where the column does not tell', () => {
    expect(plan([sheet(heads, invoice(1, '1,130'), invoice(2, '2,260.00'))])).toMatchObject({
      invoices: [{ invoice: { total: { fen: 113_000n } } }, { invoice: { total: { fen: 226_000n } } }],
    });
    expect(plan([sheet(heads, invoice(1, '1,130'), invoice(2, '2260'))])).toMatchObject({
      invoices: [{ row: 3 }],
      faulty: [{ row: 2, problems: [{ field: 'total', because: 'unclear-amount' }] }],
    });
  });

  it.each(
    [0x20_0b, 0x20_0e, 0x20_0f, 0x20_2a, 0x20_2d, 0x20_2e, 0x20_60, 0xfe_ff, 0xa0, 0x09, 0x0a, 0x07, 0x7f].map(
      (code) => [code.toString(16), String.fromCodePoint(code)],
    ),
  )('is read as if it had no invisible sign U+%s', (_code, sign) => {
    const within = (text: string): string => `${sign}${text}${sign}`;
    expect(plan([sheet(heads.map(within), invoice(1, '1130.00').map(within))])).toMatchObject({
      invoices: [
        {
          invoice: {
            type: 'E_SPECIAL_VAT_ELEC',
            number: '26992000000001280001',
            date: '2026-09-15',
            total: { fen: 113_000n },
          },
        },
      ],
      faulty: [],
    });
  });

  it('leaves out a row of invisible signs alone', () => {
    expect(rowsOf(plan([sheet(heads, invoice(1), ['\u200B', '\u00A0'])]))).toMatchObject({ taken: [2], faulty: [] });
  });

  it('names void, reversed and negative invoices and does not take them, and names partly reversed ones', () => {
    const rows = ['正常', '已作废', '已红冲-全额', '已红冲-部分', '', ' 已作废\u200B'].map((status, serial) => [
      ...invoice(serial + 1),
      status,
    ]);
    const found = plan([sheet([...heads, '发票状态'], ...rows, [...invoice(7, '-1130'), '正常'])]);
    expect(rowsOf(found)).toEqual({ taken: [2, 5, 6], faulty: [], repeated: [] });
    expect(found).toMatchObject({
      remarked: [
        { row: 3, number: '26992000000001280002', because: 'void' },
        { row: 4, because: 'reversed' },
        { row: 5, because: 'partly-reversed' },
        { row: 7, because: 'void' },
        { row: 8, number: '26992000000001280007', because: 'negative' },
      ],
    });
  });

  it.each(['合计', '合 计：', 'Total', '合计（元）'])('leaves out a last row that sums up by %s', (word) => {
    for (const sum of [
      [word, '', '', '2260'],
      ['', word, '', '2260'],
    ])
      expect(rowsOf(plan([sheet(heads, invoice(1), invoice(2), sum)]))).toMatchObject({ taken: [2, 3], faulty: [] });
  });

  it('does not take an invoice for a sum because a cell says so', () => {
    expect(rowsOf(plan([sheet([...heads, '备注'], [...invoice(1), '合计'])]))).toMatchObject({ taken: [2] });
  });

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'below a merged one',
      ['发票类型', '发票号码', '开票日期', '金额', '', ''],
      ['', '', '', '不含税金额', '税额', '价税合计'],
    ],
    [
      'that go on in the second row',
      ['发票', '', '开票', '不含税', '税额', '价税'],
      ['类型', '号码', '日期', '金额', '', '合计'],
    ],
  ])('is found by headings in two rows: %s', (_what, above, below) => {
    const [type = '', number = '', day = ''] = invoice(1);
    expect(rowsOf(plan([sheet(['清单'], above, below, [type, number, day, '1000', '130', '1130'])]))).toEqual({
      taken: [4],
      faulty: [],
      repeated: [],
    });
  });

  it.each<[string, readonly ReadSheet[]]>([
    ['in a heading', [sheet(['发票类型', '发票号码', '开票日期', '价税合计（万元）'], invoice(1, '0.113'))]],
    [
      'above the headings',
      [
        sheet(
          ['单位：万元'],
          heads.map((head) => head.replace('（元）', '')),
          invoice(1, '11.30'),
        ),
      ],
    ],
  ])('refuses amounts in another unit that is named %s', (_where, sheets) => {
    expect(plan(sheets)).toMatchObject({
      invoices: [],
      faulty: [{ problems: [{ field: 'total', because: 'other-unit' }] }],
    });
  });

  it('does not take the name of a company for a unit', () => {
    expect(rowsOf(plan([sheet(['开票单位：万象贸易有限公司'], heads, invoice(1))]))).toMatchObject({ taken: [3] });
  });

  it('is the active sheet where several have the columns, and reports unread sheets', () => {
    const [summary, hidden, empty] = [
      { ...sheet(['项目', '合计']), name: '汇总' },
      { ...sheet(), name: '旧' },
      sheet(),
    ];
    const july = { ...sheet(heads, invoice(1)), name: '7月' };
    const august: ReadSheet = { ...sheet(heads, invoice(2), invoice(3)), name: '8月', inFront: true, hiddenRows: 4 };
    const found = plan([summary, { ...hidden, unread: true }, july, august, empty]);
    expect(rowsOf(found)).toMatchObject({ taken: [2, 3] });
    expect(found).toMatchObject({ unread: { sheets: ['汇总', '旧', '7月'], hiddenRows: 4 } });
  });

  it('with more rows than were read has too many', () => {
    expect(plan([{ ...sheet(heads, invoice(1)), cut: true }])).toEqual({ because: 'too-many-rows', most: 2000 });
  });

  it('gives faulty rows in a form that is read the same without the rest of their columns', () => {
    const broken = ['无', '26992000000001280009', '2026年9月15日', '1.130'];
    expect(plan([sheet(heads, broken, invoice(1, '1.130,00'))])).toMatchObject({
      faulty: [
        { texts: { total: '1.130', date: '2026年9月15日' }, plainTexts: { total: '1130.00', date: '2026-09-15' } },
      ],
    });
  });

  it('may have as many rows as it may have', () => {
    expect(plan([sheet(heads, ...Array.from({ length: 2000 }, (_, serial) => invoice(serial)))])).toMatchObject({
      faulty: [],
      repeated: [],
    });
  });
});
