import { maskIdNumber } from '../../src/domain/identity/masked.ts';
import { moneyToText } from '../../src/domain/money/money.ts';
import { maskAccountNumber } from '../../src/domain/parties/masked-account.ts';
import { plainHeading, plainName } from '../../src/domain/sheets/sheet-table.ts';
import {
  payrollColumns,
  type PayrollColumn,
  type PayrollRow,
  type PayrollVocabulary,
} from '../../src/domain/trade/payroll/payroll-sheet.ts';
import {
  payrollColumnName,
  payrollProblemWords,
} from '../../src/presentation/trade/shared/payroll/payroll-problem-words.ts';
import { sayIn } from '../../src/words/typed-words.ts';
import type { SheetColumn } from '../core/ports.ts';
import type { ServerLocale } from '../core/server-locale.ts';
import type { PayrollSheetWords } from '../core/trade/payroll/payroll-sheets.ts';
import { bareFileName, rowsInTurn, sums, textCell } from './filled-sheets.ts';
import { en, zhCN } from './sheet-catalogues.ts';

/** Other headings of the columns. Pay before deductions (应发) is not the amount that is paid. */
const otherHeadings: Readonly<Record<string, PayrollColumn>> = {
  工人姓名: 'name',
  员工姓名: 'name',
  收款人: 'name',
  收款人姓名: 'name',
  户名: 'name',
  Worker: 'name',
  身份证: 'residentId',
  身份证号码: 'residentId',
  公民身份号码: 'residentId',
  居民身份证号码: 'residentId',
  证件号: 'residentId',
  证件号码: 'residentId',
  'Identity number': 'residentId',
  'ID no.': 'residentId',
  卡号: 'card',
  银行卡: 'card',
  工资卡号: 'card',
  收款卡号: 'card',
  收款账号: 'card',
  银行账号: 'card',
  账号: 'card',
  Card: 'card',
  'Bank card': 'card',
  金额: 'amount',
  工资: 'amount',
  实发: 'amount',
  实发工资: 'amount',
  实发金额: 'amount',
  工资金额: 'amount',
  Amount: 'amount',
  Wage: 'amount',
};

const languages = [sayIn(zhCN), sayIn(en)];

const vocabulary: PayrollVocabulary = {
  headings: new Map(
    [
      ...Object.entries(otherHeadings),
      ...languages.flatMap((say) => payrollColumns.map((column) => [say(payrollColumnName(column)), column] as const)),
    ].map(([name, column]) => [plainHeading(name), column]),
  ),
  sums: sums.map(plainHeading),
  samples: languages.map((say) => plainName(say('payroll.sample'))),
};

/** In characters. */
const widths: Readonly<Record<PayrollColumn, number>> = { name: 18, residentId: 24, card: 26, amount: 16 };
/** Invented numbers that show how a number is entered: as text. */
const sampleId = '99000019900307001X';
const sampleCard = '6200000000000000005';
const widthOfReasons = 60;
const widthOfRows = 12;

/** Sheets of the people of payrolls (decision 0214). */
export function payrollSheetWords(locale: ServerLocale): PayrollSheetWords {
  const say = sayIn(locale === 'en' ? en : zhCN);
  const headings: readonly SheetColumn[] = payrollColumns.map((column) => ({
    title: say(payrollColumnName(column)),
    width: widths[column],
    asText: true,
  }));
  const name = say('payroll.sheet-name');
  const maskedCells = ({ name: person, residentId, card, amount }: PayrollRow): Record<PayrollColumn, string> => ({
    name: person,
    residentId: maskIdNumber(residentId),
    card: maskAccountNumber(card),
    amount: amount ? moneyToText(amount) : '',
  });
  return {
    vocabulary,
    template: () => ({
      fileName: `${say('payroll.template-name')}.xlsx`,
      order: {
        name,
        columns: [...headings, { title: say('payroll.note'), width: widthOfReasons }],
        rows: rowsInTurn([
          [say('payroll.sample-name'), sampleId, sampleCard, '6500.00', say('payroll.sample')].map((text) =>
            textCell(text, 'sample'),
          ),
        ]),
      },
    }),
    faulty: (sheetName, rows) => ({
      fileName: `${say('payroll.faulty-name', { name: bareFileName(sheetName) })}.xlsx`,
      order: {
        name,
        columns: [
          { title: say('payroll.row'), width: widthOfRows },
          ...headings,
          { title: say('payroll.reason'), width: widthOfReasons },
        ],
        rows: rowsInTurn(
          rows.map((row) => {
            const cells = maskedCells(row);
            const reasons = row.problems.map((problem) =>
              say('payroll.reason-of', {
                column: say(payrollColumnName(problem.column)),
                problem: say(payrollProblemWords(problem)),
              }),
            );
            return [
              textCell(String(row.row)),
              ...payrollColumns.map((column) =>
                textCell(cells[column], row.problems.some((each) => each.column === column) ? 'wrong' : undefined),
              ),
              textCell(reasons.join('；')),
            ];
          }),
        ),
      },
    }),
  };
}
