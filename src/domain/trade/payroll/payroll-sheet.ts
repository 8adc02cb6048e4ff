import type { PlainDate } from '../../calendar/plain-date.ts';
import { compareMoney, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import { bankCardProblem } from '../../parties/bank-card.ts';
import { residentIdIn, residentIdProblem } from '../../parties/resident-id.ts';
import { columnHabit, isFailedFormula, readAmount, readDigits, type CellResult } from '../../sheets/cell-values.ts';
import { cellText, displayedText, type ReadCell, type ReadSheet } from '../../sheets/read-cell.ts';
import {
  filledCells,
  isFilledRow,
  plainName,
  sheetTable,
  unreadParts,
  type SheetTrouble,
  type UnreadParts,
} from '../../sheets/sheet-table.ts';
import { numberIn } from '../../text/typed-number.ts';
import { maxPersonNameCharacters, maxPayrollPeople, maxWage, type PayrollPerson } from './payroll.ts';

/** Columns of a payroll sheet, in the order of its template; all are required. */
export const payrollColumns = ['name', 'residentId', 'card', 'amount'] as const;
export type PayrollColumn = (typeof payrollColumns)[number];

/**
 * Why a cell is rejected, beside the faults of any sheet. `several-values`: columns of the same meaning have different
 * contents. `id-*`: invalid identity number (GB 11643). `card-*`: invalid card number. `person-twice`, `card-twice`: an
 * earlier row has the same person, or the same card for another person.
 */
export const payrollFaults = [
  'missing',
  'several-values',
  'too-long',
  'not-a-name',
  'id-form',
  'id-date',
  'id-check-sign',
  'person-twice',
  'card-form',
  'card-check-digit',
  'card-twice',
  'not-positive',
  'wage-too-large',
  'digits-lost',
  'not-an-amount',
  'amount-as-day',
  'unclear-amount',
  'other-unit',
  'too-many-decimals',
  'too-large',
  'formula-failed',
  'no-such-date',
] as const satisfies readonly string[];
export type PayrollFault = (typeof payrollFaults)[number];

/** Problem of a cell. */
export interface PayrollProblem {
  readonly column: PayrollColumn;
  readonly because: PayrollFault;
  /** Content of the cell; empty for an empty cell. */
  readonly text: string;
  /** Number of the earlier row with the same person or card; absent for other problems. */
  readonly sameAs?: number;
}

/** A row of a payroll sheet. */
export interface PayrollRow {
  /** Row number in the sheet; counts from 1. */
  readonly row: number;
  /** Read values; empty or undefined where unreadable. */
  readonly name: string;
  readonly residentId: string;
  readonly card: string;
  readonly amount: Money | undefined;
  /** At most one per column, in the order of the columns. */
  readonly problems: readonly PayrollProblem[];
}

/** Names that sheets use; the text catalogues provide them. */
export interface PayrollVocabulary {
  /** Columns by their headings, in the form of `plainHeading`. */
  readonly headings: ReadonlyMap<string, PayrollColumn>;
  /** Texts that mark a row as an example, in the form of `plainName`. */
  readonly samples: readonly string[];
  /** Texts that mark a row as a sum, in the form of `plainHeading`. */
  readonly sums: readonly string[];
}

/** Rows of a sheet, and the parts of the workbook that were not read. */
export interface PayrollPlan {
  readonly rows: readonly PayrollRow[];
  readonly unread: UnreadParts;
}

type Told<Value> = CellResult<Value, PayrollFault>;

function readName(cell: ReadCell): Told<string> {
  const name = displayedText(cellText(cell));
  if (name.length > maxPersonNameCharacters) return { because: 'too-long' };
  return /\p{Letter}/u.test(name) && !/\d/u.test(name.normalize('NFKC')) ? { value: name } : { because: 'not-a-name' };
}

/**
 * Reads a number with a check digit. `problem` returns the fault of a number without separators; undefined for none.
 */
function readChecked(
  cell: ReadCell,
  normalise: (text: string) => string,
  problem: (number: string) => PayrollFault | undefined,
): Told<string> {
  const digits = readDigits(cell);
  if (!('value' in digits)) return digits;
  const value = normalise(digits.value);
  const because = problem(value);
  return because === undefined ? { value } : { because };
}

function readResidentId(cell: ReadCell, today: PlainDate): Told<string> {
  return readChecked(cell, residentIdIn, (number) => {
    const problem = residentIdProblem(number, today);
    return problem && `id-${problem}`;
  });
}

function readCard(cell: ReadCell): Told<string> {
  return readChecked(cell, numberIn, (number) => {
    const problem = bankCardProblem(number);
    return problem && `card-${problem}`;
  });
}

/** A valid wage: positive, and at most `maxWage`. */
function wageOf(told: Told<Money>): Told<Money> {
  if (!('value' in told)) return told;
  if (told.value.fen <= 0n) return { because: 'not-positive' };
  return compareMoney(told.value, maxWage) > 0 ? { because: 'wage-too-large' } : told;
}

/**
 * Adds problems for rows that repeat the person, or the card of another person, of an earlier row. The first occurrence
 * has no problem.
 */
function withDoubles(rows: readonly PayrollRow[]): readonly PayrollRow[] {
  const people = new Map<string, number>();
  const cards = new Map<string, number>();
  return rows.map((each) => {
    const { row, residentId, card, problems } = each;
    const person = residentId === '' ? undefined : people.get(residentId);
    const owner = card === '' ? undefined : cards.get(card);
    if (residentId !== '' && person === undefined) people.set(residentId, row);
    if (card !== '' && owner === undefined) cards.set(card, row);
    // The same person with the same card gives one problem only.
    const double: readonly PayrollProblem[] =
      person !== undefined
        ? [{ column: 'residentId', because: 'person-twice', text: residentId, sameAs: person }]
        : owner !== undefined
          ? [{ column: 'card', because: 'card-twice', text: card, sameAs: owner }]
          : [];
    const all = [...problems, ...double];
    return {
      ...each,
      problems: payrollColumns.flatMap((column) => all.filter((problem) => problem.column === column)),
    };
  });
}

/**
 * Reads the people of a workbook; columns may be in any order. Examples, empty rows and sums are left out; no value is
 * guessed or corrected.
 *
 * @param today Shanghai day; later days of birth are rejected
 */
export function payrollPlan(
  sheets: readonly ReadSheet[],
  vocabulary: PayrollVocabulary,
  today: PlainDate,
): PayrollPlan | SheetTrouble<PayrollColumn> {
  const { headings } = vocabulary;
  const table = sheetTable(sheets, { headings, required: payrollColumns, fewest: 2 });
  if (table === undefined) return { because: 'no-headings' };
  if ('missing' in table) return { because: 'headings-missing', missing: table.missing };
  const marks = { ...vocabulary, fields: payrollColumns, naming: ['name', 'residentId'] } as const;
  const rows = table.rows.filter((row) => isFilledRow(table, row, marks));
  if (rows.length === 0) return { because: 'no-rows' };
  if (rows.length > maxPayrollPeople || table.sheet.cut === true)
    return { because: 'too-many-rows', most: maxPayrollPeople };
  const habit = columnHabit(table, rows, 'amount');
  const hasOtherUnit = table.otherUnits.has('amount');
  const read = rows.map(({ row, cells }): PayrollRow => {
    const problems: PayrollProblem[] = [];
    const valueOf = <Value>(column: PayrollColumn, readCell: (cell: ReadCell) => Told<Value>): Value | undefined => {
      const filled = filledCells(table, cells, column);
      const [cell, ...others] = filled;
      const outcome: Told<Value> =
        cell === undefined
          ? { because: 'missing' }
          : others.some((other) => plainName(cellText(other)) !== plainName(cellText(cell)))
            ? { because: 'several-values' }
            : isFailedFormula(cell)
              ? { because: 'formula-failed' }
              : readCell(cell);
      if ('value' in outcome) return outcome.value;
      problems.push({
        column,
        because: outcome.because,
        text: filled.map((each) => displayedText(cellText(each))).join(' / '),
      });
      return undefined;
    };
    return {
      row,
      name: valueOf('name', readName) ?? '',
      residentId: valueOf('residentId', (cell) => readResidentId(cell, today)) ?? '',
      card: valueOf('card', readCard) ?? '',
      amount: valueOf('amount', (cell) => (hasOtherUnit ? { because: 'other-unit' } : wageOf(readAmount(cell, habit)))),
      problems,
    };
  });
  return { rows: withDoubles(read), unread: unreadParts(sheets, table) };
}

/** People of all rows, in their order; undefined where a row has a problem. */
export function peopleOf(rows: readonly PayrollRow[]): readonly PayrollPerson[] | undefined {
  const people = rows.flatMap(({ name, residentId, card, amount, problems }) =>
    problems.length === 0 && amount ? [{ name, residentId, card, amount }] : [],
  );
  return people.length === rows.length ? people : undefined;
}

/** Sum of the wages. */
export const wagesOf = (people: readonly Pick<PayrollPerson, 'amount'>[]): Money =>
  people.length === 0 ? zeroMoney : sumMoney(people.map(({ amount }) => amount));
