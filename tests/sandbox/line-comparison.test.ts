import { describe, expect, it } from 'vitest';
import type { FileRead } from '../../src/sandbox/api/sandbox-answers.ts';
import { comparisonRows, problemsIn } from '../../src/sandbox/review/line-comparison.ts';
import { invoiceItem } from './fake-sandbox.ts';

type Field = FileRead['fields'][number];
const said = (name: string, value: string, doubts: readonly string[] = []): Field => ({
  name,
  value,
  source: 'qr-code',
  doubts: [...doubts],
});
const read = (...fields: readonly Field[]): FileRead => ({ pkFile: 'file-1', state: 'read', fields: [...fields] });
const entered = {
  invoiceType: 'SPECIAL_VAT',
  invoiceNum: '01287652',
  taxAmount: '5282.50',
  taxIncludedAmount: '45482.50',
};
const item = (replaced: Readonly<Record<string, string>> = {}) => ({
  fields: entered,
  replaced:
    Object.keys(replaced).length === 0
      ? null
      : { fileName: 'old.pdf', number: '', amount: '', sameFiles: false, fields: { ...replaced }, files: [] },
});
const rowsOf = (of: ReturnType<typeof item>, paper: FileRead | undefined) =>
  comparisonRows(of, paper).map(({ field, entered: is, paper: on, before, differs, mark }) => [
    field.name,
    is,
    on?.text,
    before,
    differs,
    mark,
  ]);

describe('a document beside its paper', () => {
  it('shows for each field the entered value and the value on paper, and numbers the differences', () => {
    expect(rowsOf(item(), read(said('number', '01287652'), said('tax', '5232.50'), said('total', '45482.5')))).toEqual([
      ['invoiceType', 'SPECIAL_VAT', undefined, undefined, false, undefined],
      ['invoiceNum', '01287652', '01287652', undefined, false, undefined],
      ['taxAmount', '5282.50', '5232.50', undefined, true, 1],
      ['taxIncludedAmount', '45482.50', '45482.5', undefined, false, undefined],
    ]);
  });

  it('numbers what the reading doubts too, in the order of the page', () => {
    const paper = read(
      said('total', '45482.50', ['amounts-say-otherwise']),
      said('number', '01287640'),
      said('buyerTaxNumber', '91610199MAEJGC9P18', ['another-party']),
    );
    expect(
      comparisonRows(item(), paper).flatMap(({ field, mark }) => (mark === undefined ? [] : [[mark, field.name]])),
    ).toEqual([
      [1, 'invoiceNum'],
      [2, 'taxIncludedAmount'],
      [3, 'buyerTaxNumber'],
    ]);
    expect(problemsIn(item(), paper)).toBe(3);
  });

  it('shows the parties on the paper, although they were not entered, and counts them as no difference', () => {
    expect(rowsOf(item(), read(said('sellerName', '宁波砚舟精密铸造有限公司'))).at(-1)).toEqual([
      'sellerName',
      '',
      '宁波砚舟精密铸造有限公司',
      undefined,
      false,
      undefined,
    ]);
  });

  it('shows the earlier value, also in a field that is empty now', () => {
    const rows = comparisonRows(item({ invoiceNum: '01287640', checkCode: '123456' }), undefined);
    expect(rows.find(({ field }) => field.name === 'invoiceNum')?.before).toBe('01287640');
    expect(rows.find(({ field }) => field.name === 'checkCode')).toMatchObject({ entered: '', before: '123456' });
    expect(rows.find(({ field }) => field.name === 'taxAmount')?.before).toBe('');
  });

  it.each([
    ['amounts that are written differently', { taxIncludedAmount: '45482.5' }, said('total', '45482.50'), false],
    ['amounts that differ by a fen', { taxIncludedAmount: '45482.51' }, said('total', '45482.50'), true],
    ['amounts of which one is none', { taxIncludedAmount: 'x' }, said('total', '45482.50'), true],
    [
      'contract numbers but for their separators',
      { contractNo: 'QH-2026-A0917' },
      said('number', 'QH2026A0917'),
      false,
    ],
    ['other contract numbers', { contractNo: 'QH-2026-A0918' }, said('number', 'QH2026A0917'), true],
    ['numbers but for blanks around them', { invoiceNum: ' 01287652 ' }, said('number', '01287652'), false],
    ['nothing that this kind of document does not ask for', { checkCode: '' }, said('checkCode', '654321'), false],
  ] as const)('compares %s', (_what, fields, field, differs) => {
    expect(comparisonRows({ fields: { ...fields }, replaced: null }, read(field)).some((row) => row.differs)).toBe(
      differs,
    );
  });

  it('has no problems without entries and readings', () => {
    expect(problemsIn(undefined, undefined)).toBe(0);
    expect(problemsIn(invoiceItem('01287733'), undefined)).toBe(0);
  });
});
