import { exceptionReasons, type ExceptionReason } from '../../src/domain/trade/shared/issue-rules.ts';
import {
  actColumns,
  type ImportAct,
  type ImportColumn,
  type ImportVocabulary,
} from '../../src/domain/trade/imports/import-columns.ts';
import type { JudgedRow } from '../../src/domain/trade/imports/import-plan.ts';
import { plainHeading, plainName } from '../../src/domain/sheets/sheet-table.ts';
import {
  importColumnName,
  importProblemWords,
} from '../../src/presentation/trade/shared/imports/import-problem-words.ts';
import { sayIn } from '../../src/words/typed-words.ts';
import type { SheetCell, SheetColumn } from '../core/ports.ts';
import type { ServerLocale } from '../core/server-locale.ts';
import type { ImportSheetWords, NamedSheet } from '../core/trade/imports/import-sheets.ts';
import { bareFileName, rowsInTurn, sums, textCell } from './filled-sheets.ts';
import { en, zhCN } from './sheet-catalogues.ts';

/** Other headings of the columns. */
const otherHeadings: Readonly<Record<string, ImportColumn>> = {
  收款方名称: 'payee',
  收款方全称: 'payee',
  收款企业: 'payee',
  收款企业名称: 'payee',
  收款单位: 'payee',
  收款人: 'payee',
  收款人名称: 'payee',
  供应商: 'payee',
  供应商名称: 'payee',
  企业名称: 'payee',
  统一社会信用代码: 'payee',
  社会信用代码: 'payee',
  信用代码: 'payee',
  收款方统一社会信用代码: 'payee',
  收款方信用代码: 'payee',
  供应商统一社会信用代码: 'payee',
  'Payee name': 'payee',
  'Payee code': 'payee',
  'Credit code': 'payee',
  'Unified social credit code': 'payee',
  USCC: 'payee',
  Supplier: 'payee',
  'Supplier name': 'payee',
  金额: 'amount',
  签发金额: 'amount',
  凭证金额: 'amount',
  转让金额: 'amount',
  付款金额: 'amount',
  应付金额: 'amount',
  Amount: 'amount',
  到期日期: 'dueOn',
  到期: 'dueOn',
  付款日: 'dueOn',
  付款日期: 'dueOn',
  应付日期: 'dueOn',
  'Due day': 'dueOn',
  Due: 'dueOn',
  'Maturity date': 'dueOn',
  合同号: 'contractNumber',
  合同号码: 'contractNumber',
  采购合同号: 'contractNumber',
  采购合同编号: 'contractNumber',
  'Contract no.': 'contractNumber',
  Contract: 'contractNumber',
  发票号: 'invoiceNumber',
  数电发票号码: 'invoiceNumber',
  数电票号码: 'invoiceNumber',
  'Invoice no.': 'invoiceNumber',
  Invoice: 'invoiceNumber',
  发票日期: 'invoiceDate',
  发票开具日期: 'invoiceDate',
  价税合计: 'invoiceTotal',
  发票金额: 'invoiceTotal',
  发票价税合计: 'invoiceTotal',
  含税金额: 'invoiceTotal',
  'Invoice amount': 'invoiceTotal',
  是否可转让: 'isTransferable',
  能否转让: 'isTransferable',
  摘要: 'remark',
  附言: 'remark',
  Remarks: 'remark',
  例外理由: 'exceptionReason',
  例外原因: 'exceptionReason',
  例外说明: 'exceptionText',
};

const otherTransferables: Readonly<Record<string, boolean>> = {
  可转让: true,
  可以: true,
  可: true,
  Y: true,
  true: true,
  '1': true,
  不可转让: false,
  不可以: false,
  不可: false,
  只能持有到期: false,
  N: false,
  false: false,
  '0': false,
};

const languages = [sayIn(zhCN), sayIn(en)];

const vocabulary: ImportVocabulary = {
  headings: new Map(
    [
      ...Object.entries(otherHeadings),
      ...languages.flatMap((say) =>
        actColumns.issue.columns.map((column) => [say(importColumnName(column)), column] as const),
      ),
    ].map(([name, column]) => [plainHeading(name), column]),
  ),
  transferables: new Map(
    [
      ...Object.entries(otherTransferables),
      ...languages.flatMap((say) => [[say('imports.yes'), true] as const, [say('imports.no'), false] as const]),
    ].map(([name, isTransferable]) => [plainName(name), isTransferable]),
  ),
  reasons: new Map(
    [
      ...languages.flatMap((say) =>
        exceptionReasons.map((reason) => [say('trade.exception', { reason }), reason] as const),
      ),
      ...exceptionReasons.map((reason): readonly [string, ExceptionReason] => [reason, reason]),
    ].map(([name, reason]) => [plainName(name), reason]),
  ),
  sums: sums.map(plainHeading),
  samples: languages.map((say) => plainName(say('imports.sample'))),
};

/** In characters. */
const widths: Readonly<Record<ImportColumn, number>> = {
  payee: 36,
  amount: 18,
  dueOn: 14,
  contractNumber: 24,
  invoiceNumber: 26,
  invoiceCode: 18,
  invoiceDate: 14,
  invoiceTotal: 18,
  isTransferable: 12,
  remark: 28,
  exceptionReason: 18,
  exceptionText: 28,
};
const widthOfReasons = 60;

const sampleAmount = '100000.00';

/** Two invoices of one row: a fully digital one, and one with a code. */
const sampleInvoices = {
  invoiceNumber: '26000000000000000001；00000001',
  invoiceCode: '0000000001',
  invoiceTotal: '60000.00；40000.00',
} as const;

/** Sheets of issues and transfers in the words of their forms (decision 0210). */
export function importSheetWords(act: ImportAct, locale: ServerLocale): ImportSheetWords {
  const say = sayIn(locale === 'en' ? en : zhCN);
  const { columns } = actColumns[act];
  const isIssue = act === 'issue';
  const choices: Partial<Record<ImportColumn, readonly string[]>> = {
    isTransferable: [say('imports.yes'), say('imports.no')],
    exceptionReason: exceptionReasons.map((reason) => say('trade.exception', { reason })),
  };
  const headings = (last: string): readonly SheetColumn[] => [
    ...columns.map((column): SheetColumn => {
      const heading = { title: say(importColumnName(column)), width: widths[column], asText: true };
      const own = choices[column];
      return own ? { ...heading, choices: own } : heading;
    }),
    { title: last, width: widthOfReasons },
  ];
  const sheet = (fileName: string, last: string, rows: readonly (readonly SheetCell[])[]): NamedSheet => ({
    fileName: `${fileName}.xlsx`,
    order: {
      name: say(isIssue ? 'imports.sheet-name' : 'imports.transfer-sheet-name'),
      columns: headings(last),
      rows: rowsInTurn(rows),
    },
  });
  const reasonOf = ({ problems }: JudgedRow): string =>
    problems
      .map((problem) =>
        say('imports.reason-of', {
          column: say(importColumnName(problem.column)),
          problem: say(importProblemWords(problem)),
        }),
      )
      .join('；');
  return {
    vocabulary,
    template: (dueOn, today) => {
      const sample: Partial<Record<ImportColumn, string>> = {
        payee: say('imports.sample-payee'),
        amount: sampleAmount,
        dueOn,
        isTransferable: say('imports.yes'),
        ...sampleInvoices,
        invoiceDate: `${today}；${today}`,
      };
      return sheet(say(isIssue ? 'imports.template-name' : 'imports.transfer-template-name'), say('imports.note'), [
        [
          ...columns.map((column) => textCell(sample[column] ?? '', 'sample')),
          textCell(say('imports.sample'), 'sample'),
        ],
      ]);
    },
    faulty: (sheetName, rows) =>
      sheet(
        say('imports.faulty-name', { name: bareFileName(sheetName) }),
        say('imports.reason'),
        rows.map((row) => [
          ...columns.map((column) =>
            textCell(row.plainTexts[column], row.problems.some((each) => each.column === column) ? 'wrong' : undefined),
          ),
          textCell(reasonOf(row)),
        ]),
      ),
  };
}
