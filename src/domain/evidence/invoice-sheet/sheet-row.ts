import { isPlainDate, readPlainDate, type PlainDate } from '../../calendar/plain-date.ts';
import { isEntered, parseMoney, type Money } from '../../money/money.ts';
import { invoiceFieldProblems, type InvoiceProblem } from '../invoice/invoice-problems.ts';
import { emptyInvoice, invoiceAsEdited, invoiceFieldsOf, type Invoice, type InvoiceField } from '../invoice/invoice.ts';
import type { InvoiceType } from '../invoice/invoice-type.ts';
import { readValue } from '../reading/read-value.ts';
import { cellAt, cellText, exactBelow, type ReadCell } from './read-cell.ts';
import { plainName, sheetColumns, type InvoiceTable, type SheetVocabulary } from './sheet-columns.ts';

/** Why a cell says nothing that an invoice could carry. */
export const cellFaults = [
  'digits-lost',
  'zeros-lost',
  'not-an-amount',
  'too-many-decimals',
  'too-large',
  'unknown-type',
  'type-not-taken',
  'formula-failed',
] as const;
export type CellFault = (typeof cellFaults)[number];

/**
 * What is wrong with one cell of a row: it cannot be read, or an invoice with it would break a rule of the form.
 * Lengths are in digits.
 */
export interface SheetProblem {
  readonly field: InvoiceField;
  readonly because: CellFault | InvoiceProblem['because'];
  readonly lengths: readonly number[];
}

/** What holds for every row of a sheet. */
export interface SheetTerms {
  readonly vocabulary: Pick<SheetVocabulary, 'types'>;
  /** A Shanghai day; what was issued after it is refused. */
  readonly today: PlainDate;
  /** The types that the platform takes. */
  readonly types: readonly InvoiceType[];
}

type Told<Value> = { readonly value: Value } | { readonly because: CellFault | InvoiceProblem['because'] };

const scientific = /^\d(?:\.\d+)?E\+?\d+$/iu;

/**
 * A number of an invoice, which is written and not counted with: the noughts before it and every digit behind it
 * matter.
 */
function digits(cell: ReadCell): Told<string> {
  if (cell.kind === 'number' && cell.shown === undefined)
    return Math.abs(cell.value) >= exactBelow ? { because: 'digits-lost' } : { value: String(cell.value) };
  const text = plainName(cellText(cell)).replaceAll(/^'|'$/gu, '');
  return scientific.test(text) ? { because: 'digits-lost' } : { value: text };
}

function day(cell: ReadCell): Told<PlainDate> {
  const text = cell.kind === 'number' ? String(cell.value) : cellText(cell);
  // A time behind the day says nothing more of it.
  const read = readPlainDate(text.trim().replace(/[T\s]\d{1,2}:\d{2}(?::\d{2})?$/u, ''));
  return read !== undefined && isPlainDate(read) ? { value: read } : { because: 'no-such-date' };
}

/** A sum of two doubles may be off by their last bit; more than that is a third decimal that somebody wrote. */
const offBy = 1e-5;

function amountOf(value: number): Told<Money> {
  if (Number.isNaN(value)) return { because: 'not-an-amount' };
  const fen = Math.round(value * 100);
  if (Math.abs(fen) >= exactBelow) return { because: 'too-large' };
  return Math.abs(value * 100 - fen) > Math.max(offBy, Math.abs(fen) * Number.EPSILON * 4)
    ? { because: 'too-many-decimals' }
    : { value: { fen: BigInt(fen) } };
}

function amount(cell: ReadCell): Told<Money> {
  if (cell.kind === 'number') return amountOf(cell.value);
  const text = cellText(cell);
  const read = parseMoney(readValue('total', text) ?? '');
  if (read) return { value: read };
  return { because: /^[^.]*\d\.\d{3,}\D*$/u.test(text) ? 'too-many-decimals' : 'not-an-amount' };
}

/** What amounts may be is the form's to say, but for what no field holds. */
function held(told: Told<Money>): Told<Money> {
  if (!('value' in told) || told.value.fen < 0n || isEntered(told.value)) return told;
  return { because: 'too-large' };
}

function typeOf(cell: ReadCell, { vocabulary, types }: SheetTerms): Told<InvoiceType> {
  const type = vocabulary.types.get(plainName(cellText(cell)));
  if (type === undefined) return { because: 'unknown-type' };
  return types.includes(type) ? { value: type } : { because: 'type-not-taken' };
}

/** A cell of one of several columns of the same name: the first that says something. */
export function fieldCell(
  { columns }: Pick<InvoiceTable, 'columns'>,
  cells: readonly ReadCell[],
  field: InvoiceField,
): ReadCell {
  const found = (columns.get(field) ?? []).map((place) => cellAt(cells, place));
  return (
    found.find((cell) => cell.kind !== 'empty' && (cell.kind !== 'text' || cell.text.trim() !== '')) ?? {
      kind: 'empty',
    }
  );
}

/**
 * If Excel stored the cell as a number, digits missing from the shortest allowed length are leading zeros that it
 * dropped.
 */
function withNoughts(problem: InvoiceProblem, cell: ReadCell): SheetProblem {
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
 */
export function invoiceOfRow(
  table: Pick<InvoiceTable, 'columns'>,
  cells: readonly ReadCell[],
  terms: SheetTerms,
): { readonly invoice: Invoice; readonly problems: readonly SheetProblem[] } {
  const faults = new Map<InvoiceField, SheetProblem>();
  const cellOf = (field: InvoiceField): ReadCell => fieldCell(table, cells, field);
  const told = <Value>(field: InvoiceField, read: (cell: ReadCell) => Told<Value>): Value | undefined => {
    const cell = cellOf(field);
    if (cell.kind === 'empty') return undefined;
    const found: Told<Value> = cell.kind === 'failed' ? { because: 'formula-failed' } : read(cell);
    if ('value' in found) return found.value;
    faults.set(field, { field, because: found.because, lengths: [] });
    return undefined;
  };
  const type = told('type', (cell) => typeOf(cell, terms));
  const written = {
    ...emptyInvoice,
    type,
    code: told('code', digits) ?? '',
    number: told('number', digits) ?? '',
    checkCode: told('checkCode', digits) ?? '',
    date: told('date', day) ?? '',
    amountExcludingTax: told('amountExcludingTax', (cell) => held(amount(cell))),
    tax: told('tax', (cell) => held(amount(cell))),
    total: told('total', (cell) => held(amount(cell))),
  };
  const invoice = invoiceAsEdited(written);
  // What a type does not carry is nobody's to mend.
  const carried = type === undefined ? sheetColumns : invoiceFieldsOf(type);
  const broken = invoiceFieldProblems(invoice, terms.today)
    .filter(({ field }) => !faults.has(field))
    .map((problem) => withNoughts(problem, cellOf(problem.field)));
  const problems = [...[...faults.values()].filter(({ field }) => carried.some((each) => each === field)), ...broken];
  return { invoice, problems: sheetColumns.flatMap((field) => problems.filter((problem) => problem.field === field)) };
}
