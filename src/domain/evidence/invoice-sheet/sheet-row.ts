import type { PlainDate } from '../../calendar/plain-date.ts';
import { zeroMoney, type Money } from '../../money/money.ts';
import {
  columnHabit,
  isFailedFormula,
  readAmount,
  readDay,
  readDigits,
  type CellResult,
} from '../../sheets/cell-values.ts';
import { cellText, type ReadCell } from '../../sheets/read-cell.ts';
import { fieldCell, plainName } from '../../sheets/sheet-table.ts';
import { noHabit, type AmountHabit } from '../../sheets/written-amount.ts';
import { invoiceFieldProblems, type InvoiceProblem } from '../invoice/invoice-problems.ts';
import {
  emptyInvoice,
  clearUnusedFields,
  invoiceFieldsOf,
  type Invoice,
  type InvoiceField,
} from '../invoice/invoice.ts';
import type { InvoiceType } from '../invoice/invoice-type.ts';
import { sheetColumns, type InvoiceTable, type SheetVocabulary } from './sheet-columns.ts';

/** Why a cell has no valid value for an invoice. */
export const cellFaults = [
  'digits-lost',
  'zeros-lost',
  'not-an-amount',
  'amount-as-day',
  'unclear-amount',
  'other-unit',
  'too-many-decimals',
  'too-large',
  'unknown-type',
  'type-not-taken',
  'formula-failed',
] as const;
export type CellFault = (typeof cellFaults)[number];

/** Problem of one cell: it cannot be read, or its value breaks a rule of the invoice form. Lengths are in digits. */
export interface SheetProblem {
  readonly field: InvoiceField;
  readonly because: CellFault | InvoiceProblem['because'];
  readonly lengths: readonly number[];
}

/** Terms for all rows of a sheet. */
export interface SheetTerms {
  readonly vocabulary: Pick<SheetVocabulary, 'types' | 'zeroTaxes'>;
  /** Shanghai day; invoices with a later date of issue are rejected. */
  readonly today: PlainDate;
  /** Invoice types that the platform accepts. */
  readonly types: readonly InvoiceType[];
}

type FieldResult<Value> = CellResult<Value, CellFault | InvoiceProblem['because']>;

function typeOf(cell: ReadCell, { vocabulary, types }: SheetTerms): FieldResult<InvoiceType> {
  const type = vocabulary.types.get(plainName(cellText(cell)));
  if (type === undefined) return { because: 'unknown-type' };
  return types.includes(type) ? { value: type } : { because: 'type-not-taken' };
}

const amountFields = ['amountExcludingTax', 'tax', 'total'] as const satisfies readonly InvoiceField[];
type AmountField = (typeof amountFields)[number];

/** Number format of the amounts in each column. */
export type AmountHabits = ReadonlyMap<AmountField, AmountHabit>;

/** Number formats of a table's amount columns. Ambiguous cells are read by the habit of their whole column. */
export function amountHabits(table: Pick<InvoiceTable, 'columns'>, rows: InvoiceTable['rows']): AmountHabits {
  return new Map(amountFields.map((field) => [field, columnHabit(table, rows, field)]));
}

/**
 * If Excel stored the cell as a number, digits missing from the shortest allowed length are leading zeros that it
 * dropped.
 */
function toSheetProblem(problem: InvoiceProblem, cell: ReadCell): SheetProblem {
  const lengths = problem.because === 'wrong-length' ? problem.lengths : [];
  const dropped =
    cell.kind === 'number' &&
    cell.shown === undefined &&
    lengths.length > 0 &&
    String(cell.value).length < Math.min(...lengths);
  return { field: problem.field, because: dropped ? 'zeros-lost' : problem.because, lengths };
}

/**
 * Converts a row to an invoice, with its problems, at most one per cell: first unreadable cells, then violations of the
 * form's rules (document 2, sections 3 and 9; checklist F-216). No value is guessed or corrected.
 *
 * @param habits number formats of the table's amount columns
 */
export function invoiceOfRow(
  table: Pick<InvoiceTable, 'columns'> & Partial<Pick<InvoiceTable, 'otherUnits'>>,
  cells: readonly ReadCell[],
  terms: SheetTerms,
  habits: AmountHabits = new Map(),
): { readonly invoice: Invoice; readonly problems: readonly SheetProblem[] } {
  const faults = new Map<InvoiceField, SheetProblem>();
  const cellOf = (field: InvoiceField): ReadCell => fieldCell(table, cells, field);
  const readField = <Value>(field: InvoiceField, read: (cell: ReadCell) => FieldResult<Value>): Value | undefined => {
    const cell = cellOf(field);
    if (cell.kind === 'empty') return undefined;
    const found: FieldResult<Value> = isFailedFormula(cell) ? { because: 'formula-failed' } : read(cell);
    if ('value' in found) return found.value;
    faults.set(field, { field, because: found.because, lengths: [] });
    return undefined;
  };
  const readMoney = (field: AmountField): Money | undefined =>
    readField(field, (cell) => {
      if (field === 'tax' && terms.vocabulary.zeroTaxes.includes(plainName(cellText(cell))))
        return { value: zeroMoney };
      if (table.otherUnits?.has(field) === true) return { because: 'other-unit' };
      return readAmount(cell, habits.get(field) ?? noHabit);
    });
  const type = readField('type', (cell) => typeOf(cell, terms));
  const written = {
    ...emptyInvoice,
    type,
    code: readField('code', readDigits) ?? '',
    number: readField('number', readDigits) ?? '',
    checkCode: readField('checkCode', readDigits) ?? '',
    date: readField('date', readDay) ?? '',
    amountExcludingTax: readMoney('amountExcludingTax'),
    tax: readMoney('tax'),
    total: readMoney('total'),
  };
  const invoice = clearUnusedFields(written);
  // Problems of fields that the type does not have are left out.
  const carried = type === undefined ? sheetColumns : invoiceFieldsOf(type);
  const broken = invoiceFieldProblems(invoice, terms.today)
    .filter(({ field }) => !faults.has(field))
    .map((problem) => toSheetProblem(problem, cellOf(problem.field)));
  const problems = [...[...faults.values()].filter(({ field }) => carried.some((each) => each === field)), ...broken];
  return { invoice, problems: sheetColumns.flatMap((field) => problems.filter((problem) => problem.field === field)) };
}
