import type { PlainDate } from '../../calendar/plain-date.ts';
import { compareMoney, sumMoney, zeroMoney, type Money } from '../../money/money.ts';
import { bankCardProblem } from '../../parties/bank-card.ts';
import { residentIdIn, residentIdProblem } from '../../parties/resident-id.ts';
import { columnHabit, isFailedFormula, readAmount, readDigits, type CellResult } from '../../sheets/cell-values.ts';
import { cellText, seenText, type ReadCell, type ReadSheet } from '../../sheets/read-cell.ts';
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
import { longestPersonName, mostPayrollPeople, mostWage, type PayrollPerson } from './payroll.ts';

/** Columns of a sheet of people, in the order of its template. A row without one of them cannot be paid. */
export const payrollColumns = ['name', 'residentId', 'card', 'amount'] as const;
export type PayrollColumn = (typeof payrollColumns)[number];

/**
 * Why a cell is refused, besides what keeps any sheet's cell from being read. `several-values`: columns of one meaning
 * hold different contents. `id-*`: the identity number (GB 11643). `card-*`: the card number. `person-twice`,
 * `card-twice`: an earlier row has the same person, or the card of another.
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

/** What is wrong with a cell. */
export interface PayrollProblem {
  readonly column: PayrollColumn;
  readonly because: PayrollFault;
  /** What the cell has, as its reader sees it; empty for an empty cell. */
  readonly text: string;
  /** Number of the earlier row with the same person or card; undefined for other faults. */
  readonly sameAs?: number;
}

/** A row of a sheet of people. */
export interface PayrollRow {
  /** Its number in the sheet, counted from 1. */
  readonly row: number;
  /** What was read; empty or undefined where it could not be. */
  readonly name: string;
  readonly residentId: string;
  readonly card: string;
  readonly amount: Money | undefined;
  /** At most one for each column, in the order of the columns. */
  readonly problems: readonly PayrollProblem[];
}

/** Names that sheets use. The catalogues provide them. */
export interface PayrollVocabulary {
  /** Columns by their headings, in the form of `plainHeading`. */
  readonly headings: ReadonlyMap<string, PayrollColumn>;
  /** What marks a row as an example, in the form of `plainName`. */
  readonly samples: readonly string[];
  /** What marks a row as a sum, in the form of `plainHeading`. */
  readonly sums: readonly string[];
}

/** Rows of a sheet, and what of the workbook was not read. */
export interface PayrollPlan {
  readonly rows: readonly PayrollRow[];
  readonly unread: UnreadParts;
}

type Told<Value> = CellResult<Value, PayrollFault>;

function readName(cell: ReadCell): Told<string> {
  const name = seenText(cellText(cell));
  if (name.length > longestPersonName) return { because: 'too-long' };
  return /\p{Letter}/u.test(name) && !/\d/u.test(name.normalize('NFKC')) ? { value: name } : { because: 'not-a-name' };
}

/** Reads a number with a check sign. `problem` is the fault of a number without separators; undefined for none. */
function readChecked(
  cell: ReadCell,
  normalise: (text: string) => string,
  problem: (number: string) => PayrollFault | undefined,
): Told<string> {
  const told = readDigits(cell);
  if (!('value' in told)) return told;
  const value = normalise(told.value);
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

/** A wage: above zero, and no more than one person may get. */
function wageOf(told: Told<Money>): Told<Money> {
  if (!('value' in told)) return told;
  if (told.value.fen <= 0n) return { because: 'not-positive' };
  return compareMoney(told.value, mostWage) > 0 ? { because: 'wage-too-large' } : told;
}

/** Adds that an earlier row has the same person, or the card of another person. The first of them has no fault. */
function withDoubles(rows: readonly PayrollRow[]): readonly PayrollRow[] {
  const people = new Map<string, number>();
  const cards = new Map<string, number>();
  return rows.map((each) => {
    const { row, residentId, card, problems } = each;
    const person = residentId === '' ? undefined : people.get(residentId);
    const owner = card === '' ? undefined : cards.get(card);
    if (residentId !== '' && person === undefined) people.set(residentId, row);
    if (card !== '' && owner === undefined) cards.set(card, row);
    // The same person with the same card is told once.
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
 * Reads the people of a workbook, below headings in any order. Examples, empty rows and sums are left out; nothing is
 * guessed or mended.
 *
 * @param today Shanghai day, on which nobody may be born later
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
  if (rows.length > mostPayrollPeople || table.sheet.cut === true)
    return { because: 'too-many-rows', most: mostPayrollPeople };
  const habit = columnHabit(table, rows, 'amount');
  const hasOtherUnit = table.otherUnits.has('amount');
  const read = rows.map(({ row, cells }): PayrollRow => {
    const problems: PayrollProblem[] = [];
    const valueOf = <Value>(column: PayrollColumn, readCell: (cell: ReadCell) => Told<Value>): Value | undefined => {
      const filled = filledCells(table, cells, column);
      const [cell, ...others] = filled;
      const told: Told<Value> =
        cell === undefined
          ? { because: 'missing' }
          : others.some((other) => plainName(cellText(other)) !== plainName(cellText(cell)))
            ? { because: 'several-values' }
            : isFailedFormula(cell)
              ? { because: 'formula-failed' }
              : readCell(cell);
      if ('value' in told) return told.value;
      problems.push({
        column,
        because: told.because,
        text: filled.map((each) => seenText(cellText(each))).join(' / '),
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

/** The people of rows without a fault, in their order; undefined where a row has one. */
export function peopleOf(rows: readonly PayrollRow[]): readonly PayrollPerson[] | undefined {
  const people = rows.flatMap(({ name, residentId, card, amount, problems }) =>
    problems.length === 0 && amount ? [{ name, residentId, card, amount }] : [],
  );
  return people.length === rows.length ? people : undefined;
}

/** Sum of what people get. */
export const wagesOf = (people: readonly Pick<PayrollPerson, 'amount'>[]): Money =>
  people.length === 0 ? zeroMoney : sumMoney(people.map(({ amount }) => amount));
