import { isPlainDate, readPlainDate, type PlainDate } from '../../calendar/plain-date.ts';
import { isEnterable, zeroMoney, type Money } from '../../money/money.ts';
import { invoiceFieldProblems, type InvoiceProblem } from '../invoice/invoice-problems.ts';
import {
  emptyInvoice,
  clearUnusedFields,
  invoiceFieldsOf,
  type Invoice,
  type InvoiceField,
} from '../invoice/invoice.ts';
import type { InvoiceType } from '../invoice/invoice-type.ts';
import { cellAt, cellText, exactBelow, seenCell, type ReadCell } from './read-cell.ts';
import { plainName, sheetColumns, type InvoiceTable, type SheetVocabulary } from './sheet-columns.ts';
import { amountHabit, noHabit, readWrittenAmount, type AmountHabit } from './written-amount.ts';

/** Why a cell has no value that an invoice can use. */
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
  /** A Shanghai day. An invoice with a later date of issue is refused. */
  readonly today: PlainDate;
  /** The types that the platform takes. */
  readonly types: readonly InvoiceType[];
}

type CellResult<Value> = { readonly value: Value } | { readonly because: CellFault | InvoiceProblem['because'] };

const scientific = /^\d(?:\.\d+)?E\+?\d+$/iu;

/** Reads a number that is an identifier, so that leading zeros and all digits matter. */
function readDigits(cell: ReadCell): CellResult<string> {
  if (cell.kind === 'number' && cell.shown === undefined)
    return Math.abs(cell.value) >= exactBelow ? { because: 'digits-lost' } : { value: String(cell.value) };
  const text = plainName(cellText(cell)).replaceAll(/^'|'$/gu, '');
  return scientific.test(text) ? { because: 'digits-lost' } : { value: text };
}

/** A time after the day, which is ignored. */
const timeOfDay = /(?:T|\s*)(?:上午|下午|[AP]M)?\s*\d{1,2}(?::\d{2}){1,2}(?:\.\d+)?\s*(?:[AP]M)?$/iu;
const chineseDigits = '〇一二三四五六七八九';
const chineseYear = /^[〇零○一二三四五六七八九]{4}(?=年)/u;
const chineseTens = /([一二三]?)十([一二三四五六七八九]?)(?=[月日号])/gu;

const chineseDigit = (letter: string): string => String(Math.max(0, chineseDigits.indexOf(letter)));

/** A day in Chinese numerals, in digits: `二〇二六年九月十五日`. */
function withDigits(text: string): string {
  if (!chineseYear.test(text)) return text;
  return text
    .replace(chineseYear, (year) => [...year].map(chineseDigit).join(''))
    .replaceAll(chineseTens, (_all, tens: string, units: string) =>
      [tens === '' ? '1' : chineseDigit(tens), units === '' ? '0' : chineseDigit(units)].join(''),
    )
    .replaceAll(/[一二三四五六七八九](?=[月日号])/gu, chineseDigit);
}

function readDay(cell: ReadCell): CellResult<PlainDate> {
  const text = (cell.kind === 'number' ? String(cell.value) : cellText(cell)).normalize('NFKC').trim();
  const day = withDigits(text.replace(timeOfDay, ''))
    .replaceAll(/\s*([年月日号])\s*/gu, '$1')
    .replace(/号$/u, '日');
  const read = readPlainDate(day);
  if (read !== undefined && isPlainDate(read)) return { value: read };
  const serialDay = cell.kind === 'number' || cell.kind === 'text' ? cell.serialDay : undefined;
  return serialDay === undefined ? { because: 'no-such-date' } : { value: serialDay };
}

/** Rounding error of a sum of two doubles. A larger difference is a third decimal. */
const offBy = 1e-5;

function amountOf(value: number): CellResult<Money> {
  if (Number.isNaN(value)) return { because: 'not-an-amount' };
  const fen = Math.round(value * 100);
  if (Math.abs(fen) >= exactBelow) return { because: 'too-large' };
  return Math.abs(value * 100 - fen) > Math.max(offBy, Math.abs(fen) * Number.EPSILON * 4)
    ? { because: 'too-many-decimals' }
    : { value: { fen: BigInt(fen) } };
}

/** Whether Excel shows a number as a day, because the column has the wrong format. */
const isShownAsDay = (cell: ReadCell): boolean =>
  cell.kind === 'day' || (cell.kind === 'failed' && cell.shownAsDay === true);

function readAmount(cell: ReadCell, habit: AmountHabit): CellResult<Money> {
  if (isShownAsDay(cell)) return { because: 'amount-as-day' };
  return cell.kind === 'number' ? amountOf(cell.value) : readWrittenAmount(cellText(cell), habit);
}

/** Rejects only an amount that no field can store. The form checks everything else. */
function rejectTooLarge(told: CellResult<Money>): CellResult<Money> {
  if (!('value' in told) || told.value.fen < 0n || isEnterable(told.value)) return told;
  return { because: 'too-large' };
}

function typeOf(cell: ReadCell, { vocabulary, types }: SheetTerms): CellResult<InvoiceType> {
  const type = vocabulary.types.get(plainName(cellText(cell)));
  if (type === undefined) return { because: 'unknown-type' };
  return types.includes(type) ? { value: type } : { because: 'type-not-taken' };
}

const amountFields = ['amountExcludingTax', 'tax', 'total'] as const satisfies readonly InvoiceField[];
type AmountField = (typeof amountFields)[number];

/** How the amounts of each column are written. */
export type AmountHabits = ReadonlyMap<AmountField, AmountHabit>;

/** How a table's columns write amounts. A cell whose signs may have either meaning is read by its whole column. */
export function amountHabits(table: Pick<InvoiceTable, 'columns'>, rows: InvoiceTable['rows']): AmountHabits {
  return new Map(
    amountFields.map((field) => [
      field,
      amountHabit(
        rows.flatMap(({ cells }) => {
          const cell = fieldCell(table, cells, field);
          return cell.kind === 'text' ? [cell.text] : [];
        }),
      ),
    ]),
  );
}

/** The first non-empty cell of a field, because several columns may have the same name. */
export function fieldCell(
  { columns }: Pick<InvoiceTable, 'columns'>,
  cells: readonly ReadCell[],
  field: InvoiceField,
): ReadCell {
  const found = (columns.get(field) ?? []).map((place) => seenCell(cellAt(cells, place)));
  return found.find((cell) => cell.kind !== 'empty') ?? { kind: 'empty' };
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
 * One row as an invoice, with all that keeps it from being one, at most one reason a cell: first what could not be
 * read, then what the form itself would refuse (document 2, sections 3 and 9; checklist F-216). Nothing is guessed or
 * mended.
 *
 * @param habits how the columns of the row's table write amounts
 */
export function invoiceOfRow(
  table: Pick<InvoiceTable, 'columns'> & Partial<Pick<InvoiceTable, 'otherUnits'>>,
  cells: readonly ReadCell[],
  terms: SheetTerms,
  habits: AmountHabits = new Map(),
): { readonly invoice: Invoice; readonly problems: readonly SheetProblem[] } {
  const faults = new Map<InvoiceField, SheetProblem>();
  const cellOf = (field: InvoiceField): ReadCell => fieldCell(table, cells, field);
  const readField = <Value>(field: InvoiceField, read: (cell: ReadCell) => CellResult<Value>): Value | undefined => {
    const cell = cellOf(field);
    if (cell.kind === 'empty') return undefined;
    const found: CellResult<Value> =
      cell.kind === 'failed' && cell.shownAsDay !== true ? { because: 'formula-failed' } : read(cell);
    if ('value' in found) return found.value;
    faults.set(field, { field, because: found.because, lengths: [] });
    return undefined;
  };
  const readMoney = (field: AmountField): Money | undefined =>
    readField(field, (cell) => {
      if (field === 'tax' && terms.vocabulary.zeroTaxes.includes(plainName(cellText(cell))))
        return { value: zeroMoney };
      if (table.otherUnits?.has(field) === true) return { because: 'other-unit' };
      return rejectTooLarge(readAmount(cell, habits.get(field) ?? noHabit));
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
  // A problem in a field that the type does not have is left out.
  const carried = type === undefined ? sheetColumns : invoiceFieldsOf(type);
  const broken = invoiceFieldProblems(invoice, terms.today)
    .filter(({ field }) => !faults.has(field))
    .map((problem) => toSheetProblem(problem, cellOf(problem.field)));
  const problems = [...[...faults.values()].filter(({ field }) => carried.some((each) => each === field)), ...broken];
  return { invoice, problems: sheetColumns.flatMap((field) => problems.filter((problem) => problem.field === field)) };
}
