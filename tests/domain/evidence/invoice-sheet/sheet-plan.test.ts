import { describe, expect, it } from 'vitest';
import { invoiceTypes } from '../../../../src/domain/evidence/invoice/invoice-type.ts';
import type { ReadSheet } from '../../../../src/domain/evidence/invoice-sheet/read-cell.ts';
import { sheetPlan, type SheetSurroundings } from '../../../../src/domain/evidence/invoice-sheet/sheet-plan.ts';
import type { SheetVocabulary } from '../../../../src/domain/evidence/invoice-sheet/sheet-columns.ts';

const vocabulary: SheetVocabulary = {
  headings: new Map([
    ['发票类型', 'type'],
    ['发票号码', 'number'],
    ['开票日期', 'date'],
    ['价税合计', 'total'],
    ['税额', 'tax'],
  ]),
  types: new Map([['数电专票', 'E_SPECIAL_VAT_ELEC']]),
  samples: ['示例'],
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

  it('may have as many rows as it may have', () => {
    expect(plan([sheet(heads, ...Array.from({ length: 2000 }, (_, serial) => invoice(serial)))])).toMatchObject({
      faulty: [],
      repeated: [],
    });
  });
});
