import { describe, expect, it } from 'vitest';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { maxCellCharacters, type ReadCell } from '../../../src/domain/sheets/read-cell.ts';
import { maxTextCharacters, type ImportColumn } from '../../../src/domain/trade/imports/import-columns.ts';
import { readImportRow, type ImportedRow } from '../../../src/domain/trade/imports/import-row.ts';

const choices = {
  transferables: new Map([
    ['是', true],
    ['否', false],
  ]),
  reasons: new Map([['project', 'project']]),
} as unknown as Parameters<typeof readImportRow>[2];

type Written = Partial<Record<ImportColumn, string | ReadCell>>;

/** A row with one cell for each column that is written. */
function rowWith(written: Written, otherUnits: readonly ImportColumn[] = []): ImportedRow {
  const names = Object.keys(written) as ImportColumn[];
  const cells = names.map((name): ReadCell => {
    const cell = written[name] ?? '';
    return typeof cell === 'string' ? { kind: 'text', text: cell } : cell;
  });
  const columns = new Map(names.map((name, at) => [name, [at]]));
  return readImportRow({ columns, otherUnits: new Set(otherUnits) }, { row: 7, cells }, choices);
}
const invoice = {
  invoiceNumber: '12345678',
  invoiceCode: '310020413012',
  invoiceDate: '2026-10-01',
  invoiceTotal: '113.00',
} as const satisfies Written;

describe('a row of an import', () => {
  it.each<readonly [string, Written, ImportedRow['faults']]>([
    ['an amount of zero, which the rules judge', { amount: '0' }, []],
    ['a negative amount', { amount: '-0.01' }, [{ column: 'amount', because: 'not-positive' }]],
    ['a word that is no choice', { isTransferable: '也许' }, [{ column: 'isTransferable', because: 'unknown-choice' }]],
    [
      'a contract number that the spreadsheet took for a day',
      { contractNumber: { kind: 'day', day: '2026-03-04' } },
      [{ column: 'contractNumber', because: 'text-as-day' }],
    ],
    ['a formula without a result', { remark: { kind: 'failed' } }, [{ column: 'remark', because: 'formula-failed' }]],
    ['a remark of the longest length', { remark: '长'.repeat(maxTextCharacters.remark) }, []],
    [
      'a remark that is longer',
      { remark: '长'.repeat(maxTextCharacters.remark + 1) },
      [{ column: 'remark', because: 'too-long' }],
    ],
    [
      'two unreadable values of one cell, reported once',
      { ...invoice, invoiceNumber: '12345678；87654321', invoiceDate: 'x；y', invoiceTotal: '1；2' },
      [
        { column: 'invoiceDate', because: 'no-such-date' },
        { column: 'invoiceCode', because: 'invoice-count' },
      ],
    ],
    [
      'two columns of invoices that do not match the numbers',
      { ...invoice, invoiceDate: '2026-10-01；2026-10-02', invoiceTotal: '1；2' },
      [
        { column: 'invoiceDate', because: 'invoice-count' },
        { column: 'invoiceTotal', because: 'invoice-count' },
      ],
    ],
    [
      'a column that is unreadable and does not match, reported for the first reason alone',
      { ...invoice, invoiceDate: '2026-10-01；x' },
      [{ column: 'invoiceDate', because: 'no-such-date' }],
    ],
  ])('reports %s', (_what, written, faults) => {
    expect(rowWith(written).faults).toEqual(faults);
  });

  it.each(['amount', 'invoiceTotal'] as const)('refuses a %s in another unit than yuan', (column) => {
    const written = { amount: '20', ...invoice };
    expect(rowWith(written, [column]).faults).toEqual([{ column, because: 'other-unit' }]);
    expect(rowWith(written).faults).toEqual([]);
  });

  it.each([
    [maxCellCharacters - 1, []],
    [maxCellCharacters, [{ column: 'invoiceNumber', because: 'cell-too-long' }]],
  ])('reads an invoice cell of %i characters as a whole or not at all', (length, faults) => {
    const text = `${invoice.invoiceNumber}${' '.repeat(length - invoice.invoiceNumber.length - 1)}1`;
    const read = rowWith({ ...invoice, invoiceNumber: text });
    expect(read.faults.filter(({ because }) => because === 'cell-too-long')).toEqual(faults);
  });

  it('reads no cell of a column of which one was cut', () => {
    const cells: readonly ReadCell[] = [
      { kind: 'text', text: '9'.repeat(maxCellCharacters) },
      { kind: 'text', text: '12345678' },
    ];
    const columns = new Map<ImportColumn, readonly number[]>([['invoiceNumber', [0, 1]]]);
    expect(readImportRow({ columns }, { row: 1, cells }, choices).faults).toContainEqual({
      column: 'invoiceNumber',
      because: 'cell-too-long',
    });
  });

  it('has no invoices where one of their columns is faulty, and its invoices where another column is', () => {
    expect(rowWith({ ...invoice, invoiceDate: 'x' }).form.invoices).toEqual([]);
    expect(rowWith({ ...invoice, amount: 'x' }).form.invoices).toEqual([
      { number: '12345678', code: '310020413012', issuedOn: '2026-10-01', total: '113.00' },
    ]);
  });

  it('may be transferred where nothing is written', () => {
    expect(rowWith({ amount: '1' }).form.isTransferable).toBe(true);
    expect(rowWith({ isTransferable: '否' }).form.isTransferable).toBe(false);
  });
});

describe('the texts of a row for the workbook of faulty rows', () => {
  it('join the values of several columns of invoices, and have the first of another repeated column', () => {
    const cells: readonly ReadCell[] = ['12345678', '87654321', '一月', '二月'].map((text) => ({ kind: 'text', text }));
    const columns = new Map<ImportColumn, readonly number[]>([
      ['invoiceNumber', [0, 1]],
      ['remark', [2, 3]],
    ]);
    const { texts } = readImportRow({ columns }, { row: 1, cells }, choices);
    expect([texts.invoiceNumber, texts.remark]).toEqual(['12345678；87654321', '一月']);
  });

  it('write days and amounts plainly, so that each can be read without its column', () => {
    const { plainTexts, texts, form } = rowWith({
      amount: '1,130.5',
      dueOn: '2027年3月5日',
      ...invoice,
      invoiceDate: { kind: 'day', day: '2026-10-01' },
      invoiceTotal: { kind: 'number', value: 113 },
    });
    expect([plainTexts.amount, plainTexts.dueOn, plainTexts.invoiceDate, plainTexts.invoiceTotal]).toEqual([
      '1130.50',
      '2027-03-05',
      '2026-10-01',
      '113.00',
    ]);
    expect([texts.amount, form.amount && moneyToText(form.amount)]).toEqual(['1,130.5', '1130.50']);
  });

  it('leave what could not be read as it was written', () => {
    const { plainTexts } = rowWith({
      amount: '约二十',
      dueOn: '月底',
      ...invoice,
      invoiceDate: '2026-10-01；月底',
      invoiceTotal: '',
    });
    expect([plainTexts.amount, plainTexts.dueOn, plainTexts.invoiceDate, plainTexts.invoiceTotal]).toEqual([
      '约二十',
      '月底',
      '2026-10-01；月底',
      '',
    ]);
  });
});
