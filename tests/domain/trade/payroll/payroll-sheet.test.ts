import type { SheetTrouble } from '../../../../src/domain/sheets/sheet-table.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyToText, sumMoney } from '../../../../src/domain/money/money.ts';
import type { ReadCell, ReadSheet } from '../../../../src/domain/sheets/read-cell.ts';
import { maxPayrollPeople } from '../../../../src/domain/trade/payroll/payroll.ts';
import {
  payrollPlan,
  peopleOf,
  wagesOf,
  type PayrollPlan,
  type PayrollVocabulary,
} from '../../../../src/domain/trade/payroll/payroll-sheet.ts';
import { cardOf, payrollHeadings, payrollRow, residentIdOf } from '../../../builders/payrolls.ts';

const vocabulary: PayrollVocabulary = {
  headings: new Map([
    ['姓名', 'name'],
    ['身份证号', 'residentId'],
    ['银行卡号', 'card'],
    ['金额', 'amount'],
    ['实发工资', 'amount'],
  ]),
  samples: ['示例'],
  sums: ['合计'],
};
const today = '2026-11-27';

type Written = string | ReadCell;
const cellOf = (written: Written): ReadCell =>
  typeof written === 'string' ? (written === '' ? { kind: 'empty' } : { kind: 'text', text: written }) : written;
const sheet = (rows: readonly (readonly Written[])[]): ReadSheet => ({
  name: 'S',
  rows: rows.map((cells, index) => ({ row: index + 1, cells: cells.map(cellOf) })),
});
const planOf = (...rows: readonly (readonly Written[])[]): PayrollPlan | SheetTrouble<string> =>
  payrollPlan([sheet([payrollHeadings, ...rows])], vocabulary, today);

function rowsOf(plan: PayrollPlan | SheetTrouble<string>): PayrollPlan['rows'] {
  if ('because' in plan) throw new Error(plan.because);
  return plan.rows;
}
const faultsOf = (...rows: readonly (readonly Written[])[]) =>
  rowsOf(planOf(...rows)).map(({ problems }) =>
    problems.map(({ column, because, sameAs }) =>
      [column, because, ...(sameAs === undefined ? [] : [sameAs])].join(' '),
    ),
  );

const [, residentId = '', card = ''] = payrollRow(1);

describe('a sheet of the people of a payroll', () => {
  it('is read into people, with numbers in their standard form', () => {
    const [row] = rowsOf(planOf(['Ａ·李', ` ${residentId.slice(0, 6)} ${residentId.slice(6)}`, card, '６,５00.5']));
    expect(row).toMatchObject({ name: 'Ａ·李', residentId, card, amount: { fen: 650_050n }, problems: [] });
  });

  it('does not choose between columns of one meaning whose contents differ', () => {
    const headings = [...payrollHeadings, '实发工资'];
    const readWith = (...amounts: readonly Written[]) =>
      rowsOf(payrollPlan([sheet([headings, ['李', residentId, card, ...amounts]])], vocabulary, today))[0];
    expect(readWith('7000', '6500')?.problems).toEqual([
      { column: 'amount', because: 'several-values', text: '7000 / 6500' },
    ]);
    for (const amounts of [
      ['6500', { kind: 'number', value: 6500 } as const],
      ['', '6500'],
      ['6500', ''],
    ])
      expect(readWith(...amounts)).toMatchObject({ amount: { fen: 650_000n }, problems: [] });
  });

  it('leaves out examples, empty rows and the sum below', () => {
    const rows = rowsOf(planOf(['示例', '', '', '1'], ['', '', '', ''], payrollRow(2), ['合计', '', '', '6500']));
    expect(rows.map(({ row }) => row)).toEqual([4]);
  });

  it.each<[string, readonly Written[], string]>([
    ['an empty name', ['', residentId, card, '1'], 'name missing'],
    ['a number as a name', ['1234', residentId, card, '1'], 'name not-a-name'],
    ['a name of 51 characters', ['李'.repeat(51), residentId, card, '1'], 'name too-long'],
    ['no identity number', ['李', '', card, '1'], 'residentId missing'],
    ['an identity number of 17 digits', ['李', residentId.slice(1), card, '1'], 'residentId id-form'],
    ['a day of birth that does not exist', ['李', '990000198002300012', card, '1'], 'residentId id-date'],
    ['a day of birth after today', ['李', '990000202611280013', card, '1'], 'residentId id-date'],
    [
      'a wrong check sign',
      ['李', `${residentId.slice(0, 17)}${residentId.endsWith('1') ? '2' : '1'}`, card, '1'],
      'residentId id-check-sign',
    ],
    [
      'an identity number that lost its digits',
      ['李', { kind: 'number', value: 9.9e17 }, card, '1'],
      'residentId digits-lost',
    ],
    ['a name in place of a card', ['李', residentId, 'constructor', '1'], 'card card-form'],
    [
      'a wrong check digit',
      ['李', residentId, `${card.slice(0, 18)}${(Number(card[18]) + 1) % 10}`, '1'],
      'card card-check-digit',
    ],
    ['no amount', ['李', residentId, card, ''], 'amount missing'],
    ['zero', ['李', residentId, card, '0.00'], 'amount not-positive'],
    ['less than zero', ['李', residentId, card, '-1'], 'amount not-positive'],
    ['eleven digits', ['李', residentId, card, '12345678901'], 'amount wage-too-large'],
    ['a fen above the most of a person', ['李', residentId, card, '1000000.01'], 'amount wage-too-large'],
    ['1e3', ['李', residentId, card, '1e3'], 'amount not-an-amount'],
    ['three decimals', ['李', residentId, card, '1.0055'], 'amount too-many-decimals'],
    ['a formula without a result', ['李', residentId, card, { kind: 'failed' }], 'amount formula-failed'],
  ])('refuses %s', (_name, cells, fault) => {
    expect(faultsOf(cells)).toEqual([[fault]]);
  });

  it('takes the most that a person may get', () => {
    expect(faultsOf(['李', residentId, card, '1000000'])).toEqual([[]]);
  });

  it('tells each fault of a row, at most one for each column', () => {
    expect(faultsOf(['7', '1', '2', '0'])).toEqual([
      ['name not-a-name', 'residentId id-form', 'card card-form', 'amount not-positive'],
    ]);
  });

  it('refuses amounts in another unit', () => {
    const plan = payrollPlan(
      [sheet([['姓名', '身份证号', '银行卡号', '金额（万元）'], payrollRow(1)])],
      vocabulary,
      today,
    );
    expect(rowsOf(plan)[0]?.problems).toEqual([{ column: 'amount', because: 'other-unit', text: '6500.00' }]);
  });

  it('refuses the same person twice, by the identity number and whatever the name, and names the first row', () => {
    expect(faultsOf(payrollRow(1), payrollRow(2), ['别名', residentIdOf(1), cardOf(9), '1'])).toEqual([
      [],
      [],
      ['residentId person-twice 2'],
    ]);
  });

  it('refuses one card for two people, and tells the same person with the same card once', () => {
    expect(faultsOf(payrollRow(1), ['李', residentIdOf(2), cardOf(1), '1'], payrollRow(1))).toEqual([
      [],
      ['card card-twice 2'],
      ['residentId person-twice 2'],
    ]);
  });

  it.each([
    [[], 'no-headings'],
    [[payrollHeadings], 'no-rows'],
    [
      [
        ['姓名', '金额', '银行卡号'],
        ['李', '1', card],
      ],
      'headings-missing',
    ],
  ])('is refused as a whole: %j', (rows, because) => {
    expect(payrollPlan([sheet(rows)], vocabulary, today)).toMatchObject({ because });
  });

  it('holds at most 1,000 people', () => {
    const many = (count: number) => Array.from({ length: count }, (_each, index) => payrollRow(index % 1000));
    expect(rowsOf(planOf(...many(maxPayrollPeople)))).toHaveLength(1000);
    expect(planOf(...many(maxPayrollPeople + 1))).toEqual({ because: 'too-many-rows', most: 1000 });
  });

  it('gives people only where no row has a fault, and their wages sum up to the rows', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 30, maxLength: 30 }),
        fc.boolean(),
        (serials, fens, hasFault) => {
          const amounts = serials.map((_serial, index) => ({ fen: BigInt(fens[index] ?? 1) }));
          const rows = serials.map((serial, index) => payrollRow(serial, moneyToText(amounts[index] ?? { fen: 1n })));
          const faulty = hasFault ? [payrollRow(serials[0] ?? 0)] : [];
          const people = peopleOf(rowsOf(planOf(...rows, ...faulty)));
          expect(people === undefined).toBe(hasFault);
          if (people) expect(wagesOf(people)).toEqual(sumMoney(amounts));
        },
      ),
      { numRuns: 40 },
    );
  });
});
