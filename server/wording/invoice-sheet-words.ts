import type { InvoiceField } from '../../src/domain/evidence/invoice/invoice.ts';
import type { InvoiceType } from '../../src/domain/evidence/invoice/invoice-type.ts';
import { plainHeading, plainName } from '../../src/domain/sheets/sheet-table.ts';
import {
  sheetColumns,
  type InvoiceStatus,
  type SheetVocabulary,
} from '../../src/domain/evidence/invoice-sheet/sheet-columns.ts';
import type { FaultyRow } from '../../src/domain/evidence/invoice-sheet/sheet-plan.ts';
import {
  sheetHeadings,
  sheetProblemWords,
  sheetTypeNames,
} from '../../src/presentation/evidence/shared/sheet-problem-words.ts';
import { sayIn } from '../../src/words/typed-words.ts';
import type { InvoiceSheetWords } from '../core/evidence/invoice-sheets.ts';
import type { SheetCell, SheetColumn, SheetOrder } from '../core/ports.ts';
import type { ServerLocale } from '../core/server-locale.ts';
import { bareFileName, rowsInTurn, sums, textCell } from './filled-sheets.ts';
import { en, zhCN } from './sheet-catalogues.ts';

/** Other headings of the columns, from the tax offices' own lists and from accounting programs. */
const otherHeadings: Readonly<Record<string, InvoiceField>> = {
  发票种类: 'type',
  发票票种: 'type',
  票种: 'type',
  数电发票号码: 'number',
  数电票号码: 'number',
  发票号: 'number',
  号码: 'number',
  代码: 'code',
  发票日期: 'date',
  日期: 'date',
  金额: 'amountExcludingTax',
  合计金额: 'amountExcludingTax',
  合计税额: 'tax',
  价税合计金额: 'total',
  含税金额: 'total',
  发票校验码: 'checkCode',
  开具日期: 'date',
  开票时间: 'date',
  不含税: 'amountExcludingTax',
  不含税额: 'amountExcludingTax',
  税金: 'tax',
  含税: 'total',
  价税总计: 'total',
};

const statusHeadings = ['发票状态', '状态', 'Invoice status', 'Status'];

/** Statuses as the tax office's list and accounting programs write them. */
const statuses: Readonly<Record<string, InvoiceStatus>> = {
  已作废: 'void',
  作废: 'void',
  Void: 'void',
  Voided: 'void',
  Cancelled: 'void',
  '已红冲-全额': 'reversed',
  '已红冲(全额)': 'reversed',
  已全额红冲: 'reversed',
  全额红冲: 'reversed',
  '红冲-全额': 'reversed',
  已红冲: 'reversed',
  红冲: 'reversed',
  Reversed: 'reversed',
  'Fully reversed': 'reversed',
  '已红冲-部分': 'partly-reversed',
  '已红冲(部分)': 'partly-reversed',
  已部分红冲: 'partly-reversed',
  部分红冲: 'partly-reversed',
  '红冲-部分': 'partly-reversed',
  'Partly reversed': 'partly-reversed',
};

const zeroTaxes = [
  '免税',
  '不征税',
  '零税率',
  '出口零税率',
  '***',
  '**',
  '*',
  '-',
  '--',
  '—',
  '——',
  '–',
  '/',
  '0%',
  '0.00%',
  '免',
  'Exempt',
  'Tax-free',
  'Not taxable',
];

/** Other names of the types, from the same sources. */
const otherTypes: Readonly<Record<string, InvoiceType>> = {
  '数电发票(增值税专用发票)': 'E_SPECIAL_VAT_ELEC',
  '数电发票(普通发票)': 'E_GENERAL_VAT_ELEC',
  '电子发票(增值税专用发票)': 'E_SPECIAL_VAT_ELEC',
  '电子发票(普通发票)': 'E_GENERAL_VAT_ELEC',
  全电专票: 'E_SPECIAL_VAT_ELEC',
  全电普票: 'E_GENERAL_VAT_ELEC',
  专票: 'SPECIAL_VAT',
  普票: 'GENERAL_VAT',
  电子专票: 'SPECIAL_VAT_ELEC',
  电子普票: 'GENERAL_VAT_ELEC',
};

const languages = [sayIn(zhCN), sayIn(en)];

const vocabulary: SheetVocabulary = {
  headings: new Map(
    [
      ...Object.entries(otherHeadings),
      ...languages.flatMap((say) => sheetHeadings.map(({ field, label }) => [say(label), field] as const)),
    ].map(([name, field]) => [plainHeading(name), field]),
  ),
  types: new Map(
    [
      ...Object.entries(otherTypes),
      ...languages.flatMap((say) => sheetTypeNames.map(({ type, label }) => [say(label), type] as const)),
      ...sheetTypeNames.map(({ type }) => [type, type] as const),
    ].map(([name, type]) => [plainName(name), type]),
  ),
  statusHeadings: statusHeadings.map(plainHeading),
  statuses: new Map(Object.entries(statuses).map(([name, status]) => [plainName(name), status])),
  sums: sums.map(plainHeading),
  zeroTaxes: zeroTaxes.map(plainName),
  samples: languages.map((say) => plainName(say('sheets.sample'))),
};

/** In characters. */
const widths: Readonly<Record<(typeof sheetColumns)[number], number>> = {
  type: 26,
  code: 16,
  number: 26,
  date: 14,
  amountExcludingTax: 18,
  tax: 16,
  total: 18,
  checkCode: 26,
};

/** An invented invoice, of the most frequent type. */
const sample: Readonly<Record<(typeof sheetColumns)[number], string>> = {
  type: '',
  code: '',
  number: '26992000000000000018',
  date: '2026-03-12',
  amountExcludingTax: '200000.00',
  tax: '26000.00',
  total: '226000.00',
  checkCode: '',
};
const sampleType: InvoiceType = 'E_SPECIAL_VAT_ELEC';

/** Sheets of invoices in the words of the form (checklist F-216). */
export function invoiceSheetWords(locale: ServerLocale): InvoiceSheetWords {
  const say = sayIn(locale === 'en' ? en : zhCN);
  const label = (field: InvoiceField): string =>
    sheetHeadings
      .filter((heading) => heading.field === field)
      .map((heading) => say(heading.label))
      .join('');
  const typeName = (type: InvoiceType): string =>
    sheetTypeNames
      .filter((named) => named.type === type)
      .map((named) => say(named.label))
      .join('');
  // Headings are Chinese in both languages, because sheets are passed on to colleagues; headings of either language are
  // recognised.
  const heading = sayIn(zhCN);
  const columns = (types: readonly InvoiceType[], last: string): readonly SheetColumn[] => [
    ...sheetHeadings.map(({ field, label: name }): SheetColumn => {
      const column = { title: heading(name), width: widths[field], asText: true };
      return field === 'type' ? { ...column, choices: types.map(typeName) } : column;
    }),
    { title: last, width: 60 },
  ];
  const reasonOf = ({ problems, full }: FaultyRow): string =>
    full
      ? say('sheets.full')
      : problems
          .map((problem) =>
            say('sheets.reason-of', { column: label(problem.field), problem: say(sheetProblemWords(problem)) }),
          )
          .join('；');
  const faultyRow = (row: FaultyRow): readonly SheetCell[] => [
    ...sheetColumns.map((field) =>
      textCell(row.plainTexts[field], row.problems.some((problem) => problem.field === field) ? 'wrong' : undefined),
    ),
    textCell(reasonOf(row)),
  ];
  const order = (types: readonly InvoiceType[], last: string, rows: readonly (readonly SheetCell[])[]): SheetOrder => ({
    name: say('sheets.sheet-name'),
    columns: columns(types, last),
    rows: rowsInTurn(rows),
  });
  return {
    vocabulary,
    template: (types) => ({
      fileName: `${say('sheets.template-name')}.xlsx`,
      order: order(types, heading('sheets.note'), [
        [
          ...sheetColumns.map((field) => textCell(field === 'type' ? typeName(sampleType) : sample[field], 'sample')),
          textCell(say('sheets.sample'), 'sample'),
        ],
      ]),
    }),
    faulty: (sheetName, rows, types) => ({
      fileName: `${say('sheets.faulty-name', { name: bareFileName(sheetName) })}.xlsx`,
      order: order(types, heading('sheets.reason'), rows.map(faultyRow)),
    }),
  };
}
