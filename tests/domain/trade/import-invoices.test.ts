import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReadCell } from '../../../src/domain/sheets/read-cell.ts';
import type { ImportColumn, ImportVocabulary } from '../../../src/domain/trade/imports/import-columns.ts';
import { importPlan, judgeRows } from '../../../src/domain/trade/imports/import-plan.ts';
import { maxBackingInvoices } from '../../../src/domain/trade/shared/issue-rules.ts';

const headings = ['收款方', '金额', '到期日', '发票号码', '发票代码', '开票日期', '价税合计'] as const;
const columns: readonly ImportColumn[] = [
  'payee',
  'amount',
  'dueOn',
  'invoiceNumber',
  'invoiceCode',
  'invoiceDate',
  'invoiceTotal',
];
const vocabulary: ImportVocabulary = {
  headings: new Map(headings.map((heading, at) => [heading, columns[at] ?? 'payee'])),
  transferables: new Map(),
  reasons: new Map(),
  samples: [],
  sums: [],
};
type Written = string | ReadCell;
const cellOf = (written: Written): ReadCell =>
  typeof written === 'string' ? (written === '' ? { kind: 'empty' } : { kind: 'text', text: written }) : written;

/** A row with the cells of its invoices. `heads`: all headings, in their order. */
function rowOf(cells: readonly Written[], heads: readonly string[] = headings) {
  const rows = [heads, ['远帆制造', '20', '2027-03-15', ...cells]];
  const plan = importPlan(
    [{ name: 'S', rows: rows.map((each, at) => ({ row: at + 1, cells: each.map(cellOf) })) }],
    'issue',
    vocabulary,
  );
  if ('because' in plan) throw new Error(plan.because);
  const [row] = plan.rows;
  if (!row) throw new Error('There is no row');
  return row;
}
const digital = '26312000000012345678';
const other = '26312000000012345679';

describe('invoices of a row', () => {
  it.each<readonly [string, readonly Written[], readonly (readonly string[])[]]>([
    ['none', ['', '', '', ''], []],
    ['a fully digital one', [digital, '', '2026-10-01', '1,130.50'], [[digital, '', '2026-10-01', '1130.50']]],
    [
      'one with a code, as numbers of the spreadsheet',
      [
        { kind: 'number', value: 12345678 },
        { kind: 'number', value: 3100204130 },
        { kind: 'day', day: '2026-10-01' },
        { kind: 'number', value: 20 },
      ],
      [['12345678', '3100204130', '2026-10-01', '20.00']],
    ],
    [
      'several, with a code for the one that needs it',
      [`${digital}\n12345678`, '3100204130', '2026-10-01；2026年10月2日', '1,130.50、20'],
      [
        [digital, '', '2026-10-01', '1130.50'],
        ['12345678', '3100204130', '2026-10-02', '20.00'],
      ],
    ],
    [
      'several, with a mark in place of a code',
      [`12345678，${digital}`, '3100204130；—', '2026-10-01;2026-10-02', '1;2'],
      [
        ['12345678', '3100204130', '2026-10-01', '1.00'],
        [digital, '', '2026-10-02', '2.00'],
      ],
    ],
  ])('are %s', (_what, cells, expected) => {
    const { form, faults } = rowOf(cells);
    expect(faults).toEqual([]);
    expect(form.invoices.map(({ number, code, issuedOn, total }) => [number, code, issuedOn, total])).toEqual(expected);
  });

  it.each<readonly [string, readonly Written[], readonly (readonly string[])[]]>([
    ['without a day', [digital, '', '', '1'], [['invoiceDate', 'invoice-count']]],
    ['without a total', [`${digital};${other}`, '', '2026-10-01;2026-10-01', '1'], [['invoiceTotal', 'invoice-count']]],
    ['without the code that 8 digits need', ['12345678', '', '2026-10-01', '1'], [['invoiceCode', 'invoice-count']]],
    [
      'with a code that a digital one has not',
      [digital, '3100204130', '2026-10-01', '1'],
      [['invoiceCode', 'invoice-count']],
    ],
    ['without a number', ['', '3100204130', '2026-10-01', '1'], [['invoiceNumber', 'invoice-count']]],
    ['with a day that is none', [digital, '', '2026-02-30', '1'], [['invoiceDate', 'no-such-date']]],
    ['with a total below zero', [digital, '', '2026-10-01', '-1'], [['invoiceTotal', 'not-positive']]],
    [
      'with a number that lost its digits',
      [{ kind: 'number', value: 2.6312e19 }, '', '2026-10-01', '1'],
      [['invoiceNumber', 'digits-lost']],
    ],
    [
      'with a number that the spreadsheet took for a day',
      [{ kind: 'day', day: '2026-10-01' }, '', '2026-10-01', '1'],
      [['invoiceNumber', 'text-as-day']],
    ],
    [
      'with a formula that failed',
      [digital, '', '2026-10-01', { kind: 'failed' }],
      [['invoiceTotal', 'formula-failed']],
    ],
    [
      'with a number that is too long',
      ['1'.repeat(21), '3100204130', '2026-10-01', '1'],
      [['invoiceNumber', 'too-long']],
    ],
    [
      'in a cell of which not all was read',
      [
        Array.from({ length: 20 }, () => digital)
          .join(' ')
          .slice(0, 400),
        '',
        '2026-10-01',
        '1',
      ],
      [
        ['invoiceNumber', 'cell-too-long'],
        ['invoiceDate', 'invoice-count'],
        ['invoiceTotal', 'invoice-count'],
      ],
    ],
  ])('are refused %s', (_what, cells, expected) => {
    const { form, faults } = rowOf(cells);
    expect(faults.map(({ column, because }) => [column, because])).toEqual(expected);
    expect(form.invoices).toEqual([]);
  });

  it('are refused under a heading in another unit', () => {
    const heads = headings.map((heading) => (heading === '价税合计' ? '价税合计（万元）' : heading));
    const { form, faults } = rowOf([digital, '', '2026-10-01', '1'], heads);
    expect([form.invoices, faults]).toEqual([[], [{ column: 'invoiceTotal', because: 'other-unit' }]]);
  });

  it('are taken in as many as an instrument may have', () => {
    const inCell = 10;
    const cells = Array.from({ length: maxBackingInvoices / inCell }, () => inCell);
    const repeated = (value: string): readonly string[] =>
      cells.map((count) => Array.from({ length: count }, () => value).join('；'));
    const heads = ['发票号码', '开票日期', '价税合计'].flatMap((heading) => cells.map(() => heading));
    const { form, faults } = rowOf(
      ['', '', '', '', ...[digital, '2026-10-01', '1'].flatMap(repeated)],
      [...headings, ...heads],
    );
    expect([form.invoices.length, faults]).toEqual([maxBackingInvoices, []]);
  });

  it('are refused in more than an instrument may have', () => {
    const columnsOfNumbers = Array.from({ length: 12 }, () => '发票号码');
    const numbers = Array.from({ length: 17 }, () => digital).join('；');
    const { faults } = rowOf(
      ['', '', '', '', ...columnsOfNumbers.map(() => numbers)],
      [...headings, ...columnsOfNumbers],
    );
    expect(faults).toEqual([{ column: 'invoiceNumber', because: 'too-many-invoices' }]);
  });

  it('are in several columns of one name, and are written back into one', () => {
    const heads = [...headings, '发票号码', '开票日期', '价税合计'];
    const row = rowOf([digital, '', '2026年10月1日', '1,130.00', other, '2026-10-02', '20'], heads);
    expect(row.form.invoices.map(({ number }) => number)).toEqual([digital, other]);
    expect(row.plainTexts).toMatchObject({
      invoiceNumber: `${digital}；${other}`,
      invoiceDate: '2026-10-01；2026-10-02',
      invoiceTotal: '1130.00；20.00',
    });
  });

  it('are read back as they were written', () => {
    const invoice = fc.record({
      number: fc.integer({ min: 0, max: 99_999_999 }).map((each) => `2631200000${String(each).padStart(10, '0')}`),
      total: fc.integer({ min: 1, max: 1e9 }).map((fen) => (fen / 100).toFixed(2)),
    });
    fc.assert(
      fc.property(fc.array(invoice, { minLength: 1, maxLength: 20 }), (all) => {
        const join = (texts: readonly string[]) => texts.join('\n');
        const row = rowOf([
          join(all.map(({ number }) => number)),
          '',
          join(all.map(() => '2026-10-01')),
          join(all.map(({ total }) => total)),
        ]);
        const { plainTexts: again } = row;
        expect(row.form.invoices).toHaveLength(all.length);
        expect(rowOf([again.invoiceNumber, again.invoiceCode, again.invoiceDate, again.invoiceTotal]).form).toEqual(
          row.form,
        );
      }),
    );
  });

  it('that an earlier row names as well are noted, and make two rows different', () => {
    const judged = (...numbers: readonly string[]) =>
      judgeRows(
        'issue',
        numbers.map((number, at) => ({
          row: { ...rowOf([number, '', '2026-10-01', '1']), row: at + 2 },
          payeeId: 'C-1',
          payeeName: '远帆制造',
          payeeFault: undefined,
          checks: [],
        })),
      ).rows.map(({ sameAs, notes }) => [sameAs, notes.map(({ because, values }) => [because, values['number']])]);
    expect(judged(digital, other)).toEqual([
      [undefined, []],
      [undefined, []],
    ]);
    expect(judged(digital, digital, digital)).toEqual([
      [undefined, []],
      [2, [['in-row', '2']]],
      [2, [['in-row', '2']]],
    ]);
  });
});
