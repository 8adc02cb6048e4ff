import type { PlainDate } from '../../calendar/plain-date.ts';
import { moneyToText, type Money } from '../../money/money.ts';
import { isFailedFormula, readAmount, readDay, readDigits, type CellResult } from '../../sheets/cell-values.ts';
import { cellText, maxCellCharacters, displayedText, type ReadCell } from '../../sheets/read-cell.ts';
import { fieldCell, filledCells, plainName, type SheetTable } from '../../sheets/sheet-table.ts';
import { noHabit, type AmountHabit } from '../../sheets/written-amount.ts';
import type { TypedInvoice } from '../shared/trade-application.ts';
import { importColumns, maxTextCharacters, type ImportColumn, type ImportVocabulary } from './import-columns.ts';
import {
  invoiceColumns,
  invoicesOf,
  piecesOf,
  unmatchedColumns,
  type InvoiceColumn,
  type InvoiceValues,
} from './import-invoices.ts';

/**
 * Why a cell has no valid value for the form. `not-positive`: a negative amount. `text-as-day`: a number that the
 * spreadsheet converted to a day. `unknown-choice`: none of the words that the column accepts. `payee-…`: no company
 * that may be paid has the name or code, several have it, or two columns name two companies. `invoice-count`: the
 * values do not match the invoice numbers. `cell-too-long`: a cell with several values that was not read completely.
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

/** Values of a row before its payee is looked up. Unreadable amounts and days are undefined or empty. */
export interface ImportedForm {
  /** Name or credit code of the payee as written; several where several columns have it. */
  readonly payees: readonly string[];
  readonly amount: Money | undefined;
  readonly dueOn: PlainDate;
  readonly contractNumber: string;
  readonly isTransferable: boolean;
  readonly remark: string;
  readonly exceptionReason: string;
  readonly exceptionText: string;
  /** Empty where unreadable. */
  readonly invoices: readonly TypedInvoice[];
}

/** A row of a sheet, converted to form values. */
export interface ImportedRow {
  /** Row number in the sheet; counts from 1. */
  readonly row: number;
  /** Texts of its cells by column; empty for an empty cell. */
  readonly texts: Readonly<Record<ImportColumn, string>>;
  /**
   * The same for the workbook of faulty rows, written so that each cell can be read without the others of its column.
   */
  readonly plainTexts: ImportedRow['texts'];
  readonly form: ImportedForm;
  /** At most one per column. */
  readonly faults: readonly { readonly column: ImportColumn; readonly because: ImportFault }[];
}

type ImportTable = Pick<SheetTable<ImportColumn>, 'columns'> & Partial<Pick<SheetTable<ImportColumn>, 'otherUnits'>>;
type FieldResult<Value> = CellResult<Value, ImportFault>;

/** Reads a contract number. Spreadsheets convert some to days, and shorten long ones. */
function readNumber(cell: ReadCell): FieldResult<string> {
  if (cell.kind === 'day') return { because: 'text-as-day' };
  return cell.kind === 'number' ? readDigits(cell) : { value: displayedText(cellText(cell)) };
}

function withoutExcess(told: FieldResult<string>, most: number): FieldResult<string> {
  return 'value' in told && told.value.length > most ? { because: 'too-long' } : told;
}

/** Separator of several values of a cell, for writing them to a sheet. */
const betweenPieces = '；';

function positiveAmount(cell: ReadCell, habit: AmountHabit): FieldResult<Money> {
  const amount = readAmount(cell, habit);
  return 'value' in amount && amount.value.fen < 0n ? { because: 'not-positive' } : amount;
}

const choiceOf = <Value>(choices: ReadonlyMap<string, Value>, cell: ReadCell): FieldResult<Value> => {
  const value = choices.get(plainName(cellText(cell)));
  return value === undefined ? { because: 'unknown-choice' } : { value };
};

/** Number formats of the amount columns. */
export type ImportHabits = Partial<Readonly<Record<'amount' | 'invoiceTotal', AmountHabit>>>;

/**
 * Reads a row, with at most one fault per column. No value is guessed or corrected. An empty cell is no fault: the
 * rules decide whether its field may be empty.
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
    readField(column, (cell) => withoutExcess({ value: displayedText(cellText(cell)) }, maxTextCharacters[column])) ??
    '';

  const amount = readField('amount', (cell) =>
    table.otherUnits?.has('amount') === true ? { because: 'other-unit' } : positiveAmount(cell, habit),
  );
  const dueOn = readField('dueOn', readDay) ?? '';
  const piecesIn = (column: InvoiceColumn) => piecesOf(filledCells(table, cells, column), column);
  // A cell with several values may be longer than the part that is read.
  const isCut = (column: InvoiceColumn): boolean =>
    filledCells(table, cells, column).some((cell) => cell.kind === 'text' && cell.text.length >= maxCellCharacters);
  const readPieces = <Value>(column: InvoiceColumn, read: (cell: ReadCell) => FieldResult<Value>) =>
    piecesIn(column).map((piece) =>
      readField(column, isCut(column) ? () => ({ because: 'cell-too-long' }) : read, piece),
    );
  const readInvoiceDigits = (column: 'invoiceNumber' | 'invoiceCode') =>
    readPieces(column, (cell) =>
      cell.kind === 'day' ? { because: 'text-as-day' } : withoutExcess(readDigits(cell), maxTextCharacters[column]),
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
      readField('contractNumber', (cell) => withoutExcess(readNumber(cell), maxTextCharacters.contractNumber)) ?? '',
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
