import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceTypes } from '../../../../src/domain/evidence/invoice/invoice-type.ts';
import type { ReadCell } from '../../../../src/domain/sheets/read-cell.ts';
import type { InvoiceField } from '../../../../src/domain/evidence/invoice/invoice.ts';
import { sheetColumns, type InvoiceTable } from '../../../../src/domain/evidence/invoice-sheet/sheet-columns.ts';
import { invoiceOfRow, type SheetTerms } from '../../../../src/domain/evidence/invoice-sheet/sheet-row.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';

const terms: SheetTerms = {
  vocabulary: {
    types: new Map([
      ['数电专票', 'E_SPECIAL_VAT_ELEC'],
      ['专票', 'SPECIAL_VAT'],
      ['普票', 'GENERAL_VAT'],
      ['数电普票', 'E_GENERAL_VAT_ELEC'],
    ]),
    zeroTaxes: ['免税', '不征税', '***', '-'],
  },
  today: '2026-11-21',
  types: invoiceTypes,
};
const columns: InvoiceTable['columns'] = new Map(sheetColumns.map((field, place) => [field, [place]]));
const text = (value: string): Extract<ReadCell, { kind: 'text' }> => ({ kind: 'text', text: value });
const number = (value: number): Extract<ReadCell, { kind: 'number' }> => ({ kind: 'number', value });
const none: ReadCell = { kind: 'empty' };

type Cells = Partial<Record<(typeof sheetColumns)[number], ReadCell>>;
const right: Cells = {
  type: text('数电专票'),
  number: text('26992000000001280371'),
  date: text('2026-09-15'),
  amountExcludingTax: number(1000),
  tax: number(130),
  total: number(1130),
};
const read = (cells: Cells, own: Partial<SheetTerms> = {}) =>
  invoiceOfRow(
    { columns },
    sheetColumns.map((field) => ({ ...right, ...cells })[field] ?? none),
    { ...terms, ...own },
  );
const faults = (cells: Cells, own?: Partial<SheetTerms>) =>
  read(cells, own).problems.map(({ field, because }) => `${field} ${because}`);

describe('a row of a sheet', () => {
  it('is an invoice where every cell holds', () => {
    const { invoice, problems } = read({});
    expect(problems).toEqual([]);
    expect(invoice).toMatchObject({
      type: 'E_SPECIAL_VAT_ELEC',
      number: '26992000000001280371',
      date: '2026-09-15',
      total: { fen: 113_000n },
    });
  });

  it.each<[string, Cells, string]>([
    ['a real day', { date: { kind: 'day', day: '2026-03-12' } }, '2026-03-12'],
    ['a day as Chinese write it', { date: text('2026年3月12日') }, '2026-03-12'],
    ['a day with slashes', { date: text('2026/3/12') }, '2026-03-12'],
    ['a day and a time', { date: text('2026-03-12 10:21:33') }, '2026-03-12'],
    ['eight digits', { date: number(20_260_312) }, '2026-03-12'],
    ['eight digits as a text', { date: text('20260312') }, '2026-03-12'],
    ['points', { date: text('2026.3.12') }, '2026-03-12'],
    ['wide digits', { date: text('２０２６－０３－１２') }, '2026-03-12'],
    ['blanks between its parts', { date: text('2026 年 3 月 12 日') }, '2026-03-12'],
    ['a day with 号', { date: text('2026年3月12号') }, '2026-03-12'],
    ['Chinese numerals', { date: text('二〇二六年三月十二日') }, '2026-03-12'],
    ['Chinese numerals of two tens', { date: text('二○二六年十月二十日') }, '2026-10-20'],
    ['a day and a time with its half of the day', { date: text('2026/3/12 上午10:21') }, '2026-03-12'],
    ['a day in Chinese and a time', { date: text('2026年3月12日 10:21:33') }, '2026-03-12'],
    ['a day and a time with parts of a second', { date: text('2026-03-12T10:21:33.000') }, '2026-03-12'],
    ['a number that counts days', { date: { ...number(46_093), serialDay: '2026-03-12' } }, '2026-03-12'],
    ['a text that counts days', { date: { ...text('46093'), serialDay: '2026-03-12' } }, '2026-03-12'],
  ])('takes %s', (_what, cells, day) => {
    expect(read(cells)).toMatchObject({ problems: [], invoice: { date: day } });
  });

  it.each<[string, ReadCell, string]>([
    ['a number', number(1130), '1130.00'],
    ['commas and a sign', text('¥1,130.00'), '1130.00'],
    ['wide digits', text('１１３０'), '1130.00'],
    ['yuan behind', text('1130元'), '1130.00'],
    ['what adding up left of a bit', number(1130.0000000000002), '1130.00'],
  ])('takes an amount with %s', (_what, total, as) => {
    const { invoice, problems } = read({ total });
    expect([problems, invoice.total && moneyToText(invoice.total)]).toEqual([[], as]);
  });

  it.each<[string, Cells, string]>([
    ['a long number that became a double', { number: number(2.6992e19) }, 'number digits-lost'],
    ['its short form as a text', { number: text('2.6992E+19') }, 'number digits-lost'],
    [
      'digits that a double dropped at the front',
      { type: text('专票'), code: text('3399241130'), number: number(7031) },
      'number zeros-lost',
    ],
    [
      'too few digits as a text',
      { type: text('专票'), code: text('3399241130'), number: text('7031') },
      'number wrong-length',
    ],
    ['letters in a number', { number: text('2699200000000128037X') }, 'number not-digits'],
    ['no number', { number: none }, 'number missing'],
    ['a type that nobody knows', { type: text('收据') }, 'type unknown-type'],
    ['a day that does not exist', { date: text('2026-02-30') }, 'date no-such-date'],
    ['a day that leaves the month to be guessed', { date: text('12 March') }, 'date no-such-date'],
    ['a day of the sheet’s own count without its format', { date: number(46_000) }, 'date no-such-date'],
    ['a day to come', { date: text('2026-11-22') }, 'date in-the-future'],
    ['words for an amount', { total: text('一千') }, 'total not-an-amount'],
    ['a third decimal in a number', { total: number(1130.005) }, 'total too-many-decimals'],
    ['a third decimal in a text', { total: text('1,130.005') }, 'total too-many-decimals'],
    ['more than any field takes', { amountExcludingTax: none, tax: none, total: number(1e12) }, 'total too-large'],
    ['what is no number', { amountExcludingTax: none, tax: none, total: number(Number.NaN) }, 'total not-an-amount'],
    ['less than nothing', { amountExcludingTax: none, tax: none, total: number(-5) }, 'total not-positive'],
    ['amounts that do not add up', { total: number(1131) }, 'total does-not-add-up'],
    ['a formula that came to nothing', { total: { kind: 'failed' } }, 'total formula-failed'],
    [
      'no check code where one is wanted',
      { type: text('普票'), code: text('033992400104'), number: text('00007002') },
      'checkCode missing',
    ],
  ])('reports only the errors of %s', (_what, cells, fault) => {
    expect(faults(cells)).toEqual([fault]);
  });

  it.each(['免税', '不征税', '***', ' - ', '－', '0'])('reads the tax %s as zero', (words) => {
    expect(read({ tax: text(words), total: number(1000) })).toMatchObject({
      problems: [],
      invoice: { tax: { fen: 0n } },
    });
  });

  it.each(['免税', '-'])('does not read %s as zero in another column', (words) => {
    expect(faults({ total: text(words) })).toEqual(['total not-an-amount']);
  });

  it('does not take a type that the platform does not take', () => {
    expect(faults({ type: text('数电普票') }, { types: ['E_SPECIAL_VAT_ELEC'] })).toEqual(['type type-not-taken']);
  });

  it('has no problems in fields that its type does not have', () => {
    expect(read({ code: text('nonsense'), checkCode: number(1e20) })).toMatchObject({
      problems: [],
      invoice: { code: '', checkCode: '' },
    });
  });

  it('takes the first of two columns of a name that says something', () => {
    const twice: InvoiceTable['columns'] = new Map<InvoiceField, readonly number[]>([...columns, ['number', [2, 8]]]);
    const cells = [
      ...sheetColumns.map((field) => (field === 'number' ? text(' ') : (right[field] ?? none))),
      text('26992000000001280372'),
    ];
    expect(invoiceOfRow({ columns: twice }, cells, terms)).toMatchObject({
      problems: [],
      invoice: { number: '26992000000001280372' },
    });
  });

  it('keeps every amount of two decimals as it is, whether it is a number or a text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 9_999_999_999_998n }), (fen) => {
        const written = moneyToText({ fen });
        for (const cell of [text(written), number(Number(written))]) {
          expect(read({ amountExcludingTax: none, tax: none, total: cell })).toMatchObject({
            problems: [],
            invoice: { total: { fen } },
          });
        }
      }),
    );
  });

  it('never throws, whatever its cells contain', () => {
    const cell: fc.Arbitrary<ReadCell> = fc.oneof(
      fc.constant(none),
      fc.string().map(text),
      fc.double().map(number),
      fc.constant<ReadCell>({ kind: 'failed' }),
      fc.string().map((day): ReadCell => ({ kind: 'day', day })),
    );
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 10 }), (cells) => {
        for (const { field } of invoiceOfRow({ columns }, cells, terms).problems) expect(sheetColumns).toContain(field);
      }),
    );
  });
});
