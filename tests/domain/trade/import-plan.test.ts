import type { SheetTrouble } from '../../../src/domain/sheets/sheet-table.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, moneyToText } from '../../../src/domain/money/money.ts';
import type { ReadCell, ReadSheet } from '../../../src/domain/sheets/read-cell.ts';
import { actColumns, type ImportAct, type ImportVocabulary } from '../../../src/domain/trade/imports/import-columns.ts';
import {
  importPlan,
  judgeRows,
  type ImportPlan,
  type RowChecks,
} from '../../../src/domain/trade/imports/import-plan.ts';
import { noteCheck, passCheck, refuseCheck } from '../../../src/domain/trade/shared/rule-check.ts';

const vocabulary: ImportVocabulary = {
  headings: new Map([
    ['收款方', 'payee'],
    ['信用代码', 'payee'],
    ['金额', 'amount'],
    ['到期日', 'dueOn'],
    ['合同编号', 'contractNumber'],
    ['发票号码', 'invoiceNumber'],
    ['发票代码', 'invoiceCode'],
    ['开票日期', 'invoiceDate'],
    ['价税合计', 'invoiceTotal'],
    ['可转让', 'isTransferable'],
    ['备注', 'remark'],
    ['期限例外理由', 'exceptionReason'],
    ['例外说明', 'exceptionText'],
  ]),
  transferables: new Map([
    ['是', true],
    ['否', false],
  ]),
  reasons: new Map([['合同约定', 'contract']]),
  samples: ['示例'],
  sums: ['合计'],
};

type Written = string | ReadCell;
const cellOf = (written: Written): ReadCell =>
  typeof written === 'string' ? (written === '' ? { kind: 'empty' } : { kind: 'text', text: written }) : written;
const sheet = (...rows: readonly (readonly Written[])[]): ReadSheet => ({
  name: 'S',
  rows: rows.map((cells, index) => ({ row: index + 1, cells: cells.map(cellOf) })),
});
const heads = ['收款方', '金额（元）', '到期日', '合同编号', '可转让', '备注', '期限例外理由', '例外说明'];

const planOf = (act: ImportAct, ...rows: readonly (readonly Written[])[]): ImportPlan | SheetTrouble<string> =>
  importPlan([sheet(...rows)], act, vocabulary);

function rowsOf(plan: ImportPlan | SheetTrouble<string>): ImportPlan['rows'] {
  if ('because' in plan) throw new Error(plan.because);
  return plan.rows;
}
const rowOf = (...cells: readonly Written[]) => {
  const [row] = rowsOf(planOf('issue', heads, cells));
  if (!row) throw new Error('There is no row');
  return row;
};

describe('a sheet of issues', () => {
  it('is read into forms', () => {
    const row = rowOf('远帆制造', '1,130.50', '2027年3月15日', 'HT-7', '否', '三月货款', '合同约定', '按合同');
    expect(row.form).toEqual({
      payees: ['远帆制造'],
      amount: money('1130.50'),
      dueOn: '2027-03-15',
      contractNumber: 'HT-7',
      isTransferable: false,
      remark: '三月货款',
      exceptionReason: 'contract',
      exceptionText: '按合同',
      invoices: [],
    });
    expect(row.faults).toEqual([]);
    expect(row.plainTexts).toMatchObject({ amount: '1130.50', dueOn: '2027-03-15' });
  });

  it('is read with headings in another order, with a title above and with unknown columns', () => {
    const rows = rowsOf(
      planOf('issue', ['三月签发'], ['序号', '到期日', '金额', '收款方'], ['1', '2027-03-15', '20', '远帆制造']),
    );
    expect(rows.map(({ row, form }) => [row, form.payees, form.dueOn, moneyToText(form.amount ?? money('0'))])).toEqual(
      [[3, ['远帆制造'], '2027-03-15', '20.00']],
    );
  });

  it('is read below headings that take two rows', () => {
    const [row] = rowsOf(
      planOf('issue', ['收款方', '付款', ''], ['', '金额', '到期日'], ['远帆制造', '20', '2027-03-15']),
    );
    expect(row?.form).toMatchObject({ payees: ['远帆制造'], amount: money('20'), dueOn: '2027-03-15' });
  });

  it('leaves out examples, empty rows and sums', () => {
    const rows = rowsOf(
      planOf(
        'issue',
        [...heads, '说明'],
        ['某企业', '1', '2027-03-15', '', '', '', '', '', '示例'],
        ['', '', '', '', '', '', '', ''],
        ['远帆制造', '20', '2027-03-15'],
        ['合计', '20', ''],
      ),
    );
    expect(rows.map(({ row }) => row)).toEqual([4]);
  });

  it.each<readonly [string, readonly (readonly Written[])[], object]>([
    ['without headings', [['甲', '乙']], { because: 'no-headings' }],
    ['without anything', [], { because: 'no-headings' }],
    ['without rows', [heads], { because: 'no-rows' }],
    [
      'without due days',
      [
        ['收款方', '金额'],
        ['甲', '1'],
      ],
      { because: 'headings-missing', missing: ['dueOn'] },
    ],
  ])('%s is refused', (_what, rows, trouble) => {
    expect(planOf('issue', ...rows)).toEqual(trouble);
  });

  it.each<readonly [ImportAct, number]>([
    ['issue', 500],
    ['transfer', 20],
  ])('of an act (%s) has as many rows as it may have, and not one more', (act, most) => {
    const rows = (count: number) => Array.from({ length: count }, (_each, at) => [`甲${at}`, '1', '2027-03-15']);
    expect(actColumns[act].maxRows).toBe(most);
    expect(rowsOf(planOf(act, heads, ...rows(most)))).toHaveLength(most);
    expect(planOf(act, heads, ...rows(most + 1))).toEqual({ because: 'too-many-rows', most });
  });

  it.each<readonly [string, readonly Written[], string, string]>([
    ['a power of ten as a text', ['甲', '1e3', '2027-03-15'], 'amount', 'not-an-amount'],
    ['a negative amount', ['甲', '-5', '2027-03-15'], 'amount', 'not-positive'],
    ['an amount that no field holds', ['甲', '100000000000', '2027-03-15'], 'amount', 'too-large'],
    [
      'an amount in fractions of fen',
      ['甲', { kind: 'number', value: 1.005 }, '2027-03-15'],
      'amount',
      'too-many-decimals',
    ],
    ['an amount of two meanings', ['甲', '1,130', '2027-03-15'], 'amount', 'unclear-amount'],
    ['an amount shown as a day', ['甲', { kind: 'day', day: '1902-01-01' }, '2027-03-15'], 'amount', 'amount-as-day'],
    ['a formula without a result', ['甲', { kind: 'failed' }, '2027-03-15'], 'amount', 'formula-failed'],
    ['29 February of a common year', ['甲', '1', '2027-02-29'], 'dueOn', 'no-such-date'],
    [
      'a contract that became a day',
      ['甲', '1', '2027-03-15', { kind: 'day', day: '2026-03-01' }],
      'contractNumber',
      'text-as-day',
    ],
    [
      'a contract that lost its digits',
      ['甲', '1', '2027-03-15', { kind: 'number', value: 1.23e19 }],
      'contractNumber',
      'digits-lost',
    ],
    ['a long contract', ['甲', '1', '2027-03-15', 'x'.repeat(61)], 'contractNumber', 'too-long'],
    ['a long remark', ['甲', '1', '2027-03-15', '', '', 'x'.repeat(201)], 'remark', 'too-long'],
    ['a choice that is none', ['甲', '1', '2027-03-15', '', '也许'], 'isTransferable', 'unknown-choice'],
    [
      'a reason that is none',
      ['甲', '1', '2027-03-15', '', '', '', 'constructor'],
      'exceptionReason',
      'unknown-choice',
    ],
  ])('tells %s', (_what, cells, column, because) => {
    expect(rowOf(...cells).faults).toEqual([{ column, because }]);
  });

  it('reads digits of full width, days by their serial numbers, and leap days', () => {
    expect(rowOf('甲', '１２３４．５０', '２０２８－０２－２９').form).toMatchObject({
      amount: money('1234.50'),
      dueOn: '2028-02-29',
    });
    const serial: ReadCell = { kind: 'number', value: 46_461, serialDay: '2027-03-15' };
    expect(rowOf('甲', { kind: 'number', value: 1000 }, serial).form).toMatchObject({
      amount: money('1000'),
      dueOn: '2027-03-15',
    });
  });

  it('refuses amounts under a heading in another unit', () => {
    const [row] = rowsOf(planOf('issue', ['收款方', '金额（万元）', '到期日'], ['甲', '1', '2027-03-15']));
    expect(row?.faults).toEqual([{ column: 'amount', because: 'other-unit' }]);
  });

  it('takes every amount that a form takes as it is written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 9_999_999_999_998n }), (fen) => {
        const text = moneyToText({ fen });
        expect(rowOf('甲', text, '2027-03-15').form.amount).toEqual({ fen });
      }),
    );
  });

  it('never fails, whatever its cells hold, and has at most one fault a column', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 8, maxLength: 8 }), (cells) => {
        const plan = planOf('issue', heads, cells);
        const faults = 'because' in plan ? [] : plan.rows.flatMap((row) => row.faults.map(({ column }) => column));
        expect(new Set(faults).size).toBe(faults.length);
      }),
    );
  });
});

const checkedRow = (
  at: number,
  own: Partial<RowChecks> = {},
  cells: readonly Written[] = ['甲', '20', '2027-03-15'],
): RowChecks => {
  const rows = rowsOf(planOf('issue', heads, cells));
  const [row] = rows;
  if (!row) throw new Error('There is no row');
  return { row: { ...row, row: at }, payeeId: 'C-1', payeeName: '甲', payeeFault: undefined, checks: [], ...own };
};

describe('the rows of a sheet, judged', () => {
  it('have the refused rules as problems of their columns, and the noted ones as notes', () => {
    const term = refuseCheck('TERM', 'past');
    const note = noteCheck('CONTRACT_SUM', 'exceeded', { number: 'HT-7' });
    const { rows, obstacles } = judgeRows('issue', [
      checkedRow(2, { checks: [passCheck('PAYEE'), term, note, noteCheck('INVOICES', 'none')] }),
    ]);
    expect(rows[0]).toMatchObject({ problems: [{ column: 'dueOn', because: 'rule', check: term }], notes: [note] });
    expect(obstacles).toEqual([]);
  });

  it('have no rule about a column that could not be read', () => {
    const { rows } = judgeRows('issue', [
      checkedRow(2, { checks: [refuseCheck('AMOUNT', 'none')] }, ['甲', '一千', '2027-03-15']),
      checkedRow(3, { payeeId: '', payeeFault: 'payee-unknown', checks: [refuseCheck('PAYEE', 'none')] }),
    ]);
    expect(rows.map(({ problems }) => problems)).toEqual([
      [{ column: 'amount', because: 'not-an-amount' }],
      [{ column: 'payee', because: 'payee-unknown' }],
    ]);
  });

  it('are valid if only the company cannot issue, which is reported once', () => {
    const barred = refuseCheck('COMPANY_AGREEMENT', 'to-sign');
    const ended = refuseCheck('LIMIT', 'expired', { validUntil: '2026-01-01' });
    const nobody = refuseCheck('APPROVERS', 'nobody', { roles: 'director' });
    const none = refuseCheck('APPROVERS', 'nobody', { roles: 'final-reviewer' });
    const { rows, obstacles } = judgeRows('issue', [
      checkedRow(2, { checks: [barred, ended, nobody] }),
      checkedRow(3, { checks: [barred, ended, none] }),
    ]);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(obstacles).toEqual([barred, ended, nobody, none]);
  });

  it('are faulty where one amount exceeds the limit', () => {
    const check = refuseCheck('LIMIT', 'exceeded', { left: '1.00' });
    const [row] = judgeRows('issue', [checkedRow(2, { checks: [check] })]).rows;
    expect(row?.problems).toEqual([{ column: 'amount', because: 'rule', check }]);
  });

  it('name the first that asks for the same, however its contract is written', () => {
    const cells = (contract: string, amount = '20') => ['甲', amount, '2027-03-15', contract];
    const { rows } = judgeRows('issue', [
      checkedRow(2, {}, cells('HT-7')),
      checkedRow(3, {}, cells('HT 7')),
      checkedRow(4, {}, cells('HT-8')),
      checkedRow(5, {}, cells('HT-7', '21')),
      checkedRow(6, { payeeId: 'C-2' }, cells('HT-7')),
      checkedRow(7, { checks: [refuseCheck('TERM', 'past')] }, cells('HT-7')),
      checkedRow(8, {}, cells('HT7')),
    ]);
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([undefined, 2, undefined, undefined, undefined, undefined, 2]);
  });

  it('may name a payee of a transfer once', () => {
    const { rows } = judgeRows('transfer', [checkedRow(2), checkedRow(3), checkedRow(4, { payeeId: 'C-2' })]);
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: 'payee', because: 'rule', check: refuseCheck('PAYEE', 'twice', { name: '甲' }) }],
      [],
    ]);
  });

  it('become forms with the id of the payee', () => {
    const [row] = judgeRows('issue', [checkedRow(2)]).rows;
    expect(row?.typed).toMatchObject({ payeeId: 'C-1', amount: '20.00', dueOn: '2027-03-15', isTransferable: true });
  });
});
