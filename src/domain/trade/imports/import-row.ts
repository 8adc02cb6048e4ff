import type { PlainDate } from '../../calendar/plain-date.ts';
import { moneyToText, type Money } from '../../money/money.ts';
import { isFailedFormula, readAmount, readDay, readDigits, type CellResult } from '../../sheets/cell-values.ts';
import { cellText, longestCellText, seenText, type ReadCell } from '../../sheets/read-cell.ts';
import { fieldCell, filledCells, plainName, type SheetTable } from '../../sheets/sheet-table.ts';
import { noHabit, type AmountHabit } from '../../sheets/written-amount.ts';
import type { TypedInvoice } from '../shared/trade-application.ts';
import { importColumns, longestTexts, type ImportColumn, type ImportVocabulary } from './import-columns.ts';
import {
  invoiceColumns,
  invoicesOf,
  piecesOf,
  unmatchedColumns,
  type InvoiceColumn,
  type InvoiceValues,
} from './import-invoices.ts';

/**
 * Why a cell has no value that the form can use. `not-positive`: an amount below zero. `text-as-day`: a number that the
 * spreadsheet turned into a day. `unknown-choice`: none of the words that the column takes. `payee-…`: no company that
 * may be paid has the name or code, several have it, or two columns name two companies. `invoice-count`: the values do
 * not go with the numbers of the invoices. `cell-too-long`: several values of which some were not read.
 */
export const importFaults = [
  'digits-lost',
  'not-an-amount',
  'amount-as-day',
  'unclear-amount',
  'other-unit',
  'too-many-decimals',
  'too-large',
  'formula-failed',
  'no-such-date',
  'not-positive',
  'text-as-day',
  'too-long',
  'unknown-choice',
  'payee-unknown',
  'payee-several',
  'payee-differs',
  'invoice-count',
  'too-many-invoices',
  'cell-too-long',
] as const;
export type ImportFault = (typeof importFaults)[number];

/** What a row asks for, before its payee is looked up. Amounts and days that cannot be read are undefined or empty. */
export interface ImportedForm {
  /** Name or credit code of the payee, as it is written; several where several columns name it. */
  readonly payees: readonly string[];
  readonly amount: Money | undefined;
  readonly dueOn: PlainDate;
  readonly contractNumber: string;
  readonly isTransferable: boolean;
  readonly remark: string;
  readonly exceptionReason: string;
  readonly exceptionText: string;
  /** Empty where they cannot be read. */
  readonly invoices: readonly TypedInvoice[];
}

/** A row of a sheet as a form. */
export interface ImportedRow {
  /** Its number in the sheet, counted from 1. */
  readonly row: number;
  /** Texts of its cells by column; empty for an empty cell. */
  readonly texts: Readonly<Record<ImportColumn, string>>;
  /** The same in a form that reads the same without the rest of the column, for the workbook of faulty rows. */
  readonly plainTexts: ImportedRow['texts'];
  readonly form: ImportedForm;
  /** At most one for each column. */
  readonly faults: readonly { readonly column: ImportColumn; readonly because: ImportFault }[];
}

type ImportTable = Pick<SheetTable<ImportColumn>, 'columns'> & Partial<Pick<SheetTable<ImportColumn>, 'otherUnits'>>;
type FieldResult<Value> = CellResult<Value, ImportFault>;

/** Reads a number of a contract. Spreadsheets make days of some, and shorten long ones. */
function readNumber(cell: ReadCell): FieldResult<string> {
  if (cell.kind === 'day') return { because: 'text-as-day' };
  return cell.kind === 'number' ? readDigits(cell) : { value: seenText(cellText(cell)) };
}

function withoutExcess(told: FieldResult<string>, most: number): FieldResult<string> {
  return 'value' in told && told.value.length > most ? { because: 'too-long' } : told;
}

/** Sign between several values of a cell, where they are written out again. */
const betweenPieces = '；';

function positiveAmount(cell: ReadCell, habit: AmountHabit): FieldResult<Money> {
  const told = readAmount(cell, habit);
  return 'value' in told && told.value.fen < 0n ? { because: 'not-positive' } : told;
}

const choiceOf = <Value>(choices: ReadonlyMap<string, Value>, cell: ReadCell): FieldResult<Value> => {
  const value = choices.get(plainName(cellText(cell)));
  return value === undefined ? { because: 'unknown-choice' } : { value };
};

/** How the columns of amounts are written. */
export type ImportHabits = Partial<Readonly<Record<'amount' | 'invoiceTotal', AmountHabit>>>;

/**
 * Reads a row, with what keeps its cells from being the form's fields, at most one fault a column. Nothing is guessed
 * or mended. An empty cell has no fault: whether its field may be empty is the rules' affair.
 *
 */
export function readImportRow(
  table: ImportTable,
  { row, cells }: { readonly row: number; readonly cells: readonly ReadCell[] },
  vocabulary: Pick<ImportVocabulary, 'transferables' | 'reasons'>,
  { amount: habit = noHabit, invoiceTotal: invoiceHabit = noHabit }: ImportHabits = {},
): ImportedRow {
  const faults: { readonly column: ImportColumn; readonly because: ImportFault }[] = [];
  const cellOf = (column: ImportColumn): ReadCell => fieldCell(table, cells, column);
  const readField = <Value>(
    column: ImportColumn,
    read: (cell: ReadCell) => FieldResult<Value>,
    cell = cellOf(column),
  ): Value | undefined => {
    if (cell.kind === 'empty') return undefined;
    const found: FieldResult<Value> = isFailedFormula(cell) ? { because: 'formula-failed' } : read(cell);
    if ('value' in found) return found.value;
    if (!faults.some((fault) => fault.column === column)) faults.push({ column, because: found.because });
    return undefined;
  };
  const readText = (column: 'remark' | 'exceptionText'): string =>
    readField(column, (cell) => withoutExcess({ value: seenText(cellText(cell)) }, longestTexts[column])) ?? '';

  const amount = readField('amount', (cell) =>
    table.otherUnits?.has('amount') === true ? { because: 'other-unit' } : positiveAmount(cell, habit),
  );
  const dueOn = readField('dueOn', readDay) ?? '';
  const piecesIn = (column: InvoiceColumn) => piecesOf(filledCells(table, cells, column), column);
  // A cell of several values may be longer than what is read of it.
  const isCut = (column: InvoiceColumn): boolean =>
    filledCells(table, cells, column).some((cell) => cell.kind === 'text' && cell.text.length >= longestCellText);
  const readPieces = <Value>(column: InvoiceColumn, read: (cell: ReadCell) => FieldResult<Value>) =>
    piecesIn(column).map((piece) =>
      readField(column, isCut(column) ? () => ({ because: 'cell-too-long' }) : read, piece),
    );
  const readInvoiceDigits = (column: 'invoiceNumber' | 'invoiceCode') =>
    readPieces(column, (cell) =>
      cell.kind === 'day' ? { because: 'text-as-day' } : withoutExcess(readDigits(cell), longestTexts[column]),
    );
  const invoices: InvoiceValues = {
    invoiceNumber: readInvoiceDigits('invoiceNumber'),
    invoiceCode: readInvoiceDigits('invoiceCode'),
    invoiceDate: readPieces('invoiceDate', readDay),
    invoiceTotal: readPieces('invoiceTotal', (cell) =>
      table.otherUnits?.has('invoiceTotal') === true ? { because: 'other-unit' } : positiveAmount(cell, invoiceHabit),
    ),
  };
  for (const fault of unmatchedColumns(invoices))
    if (!faults.some(({ column }) => column === fault.column)) faults.push(fault);
  const isReadable = !faults.some(({ column }) => invoiceColumns.some((each) => each === column));
  const form: ImportedForm = {
    payees: filledCells(table, cells, 'payee').flatMap(
      (cell) => readField('payee', (each) => readNumber(each), cell) ?? [],
    ),
    amount,
    dueOn,
    contractNumber:
      readField('contractNumber', (cell) => withoutExcess(readNumber(cell), longestTexts.contractNumber)) ?? '',
    isTransferable: readField('isTransferable', (cell) => choiceOf(vocabulary.transferables, cell)) ?? true,
    remark: readText('remark'),
    exceptionReason: readField('exceptionReason', (cell) => choiceOf(vocabulary.reasons, cell)) ?? '',
    exceptionText: readText('exceptionText'),
    invoices: isReadable ? invoicesOf(invoices) : [],
  };
  const textOf = (column: ImportColumn): string =>
    invoiceColumns.some((each) => each === column)
      ? filledCells(table, cells, column).map(cellText).join(betweenPieces)
      : cellText(cellOf(column));
  const texts = Object.fromEntries(importColumns.map((column) => [column, textOf(column)])) as ImportedRow['texts'];
  const plainPieces = <Value>(
    column: InvoiceColumn,
    values: readonly (Value | undefined)[],
    say: (value: Value) => string,
  ) =>
    values.length === 0 || values.includes(undefined)
      ? texts[column]
      : values.flatMap((value) => (value === undefined ? [] : [say(value)])).join(betweenPieces);
  return {
    row,
    texts,
    plainTexts: {
      ...texts,
      amount: amount ? moneyToText(amount) : texts.amount,
      dueOn: dueOn === '' ? texts.dueOn : dueOn,
      invoiceDate: plainPieces('invoiceDate', invoices.invoiceDate, (day) => day),
      invoiceTotal: plainPieces('invoiceTotal', invoices.invoiceTotal, moneyToText),
    },
    form,
    faults,
  };
}
