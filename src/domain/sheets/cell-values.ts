import { isPlainDate, readPlainDate, type PlainDate } from '../calendar/plain-date.ts';
import { isEnterable, type Money } from '../money/money.ts';
import { cellText, exactBelow, type ReadCell, type ReadSheet } from './read-cell.ts';
import { fieldCell, plainName, type SheetTable } from './sheet-table.ts';
import { amountHabit, readWrittenAmount, type AmountFault, type AmountHabit } from './written-amount.ts';

/** Why a cell has no valid value of its kind. `no-such-date`: the day does not exist. */
export type ValueFault =
  | AmountFault
  | 'digits-lost'
  | 'amount-as-day'
  | 'other-unit'
  | 'too-large'
  | 'formula-failed'
  | 'no-such-date';

export type CellResult<Value, Fault extends string = ValueFault> =
  | { readonly value: Value }
  | { readonly because: Fault };

const scientific = /^\d(?:\.\d+)?E\+?\d+$/iu;

/** Reads a number that is an identifier, so that leading zeros and all digits matter. */
export function readDigits(cell: ReadCell): CellResult<string> {
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

/** Converts a day in Chinese numerals, such as `二〇二六年九月十五日`, to digits. */
function withDigits(text: string): string {
  if (!chineseYear.test(text)) return text;
  return text
    .replace(chineseYear, (year) => [...year].map(chineseDigit).join(''))
    .replaceAll(chineseTens, (_all, tens: string, units: string) =>
      [tens === '' ? '1' : chineseDigit(tens), units === '' ? '0' : chineseDigit(units)].join(''),
    )
    .replaceAll(/[一二三四五六七八九](?=[月日号])/gu, chineseDigit);
}

/** Reads a day: a spreadsheet's date, a text in digits or Chinese numerals, or a serial number. */
export function readDay(cell: ReadCell): CellResult<PlainDate, 'no-such-date'> {
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

/** Whether a spreadsheet shows a number as a day, because the column has the wrong format. */
const isShownAsDay = (cell: ReadCell): boolean =>
  cell.kind === 'day' || (cell.kind === 'failed' && cell.shownAsDay === true);

/** Whether a cell is a formula without a result. */
export const isFailedFormula = (cell: ReadCell): boolean => cell.kind === 'failed' && cell.shownAsDay !== true;

/** Rejects only an amount that no field can store. The form checks everything else. */
function rejectTooLarge(told: CellResult<Money>): CellResult<Money> {
  if (!('value' in told) || told.value.fen < 0n || isEnterable(told.value)) return told;
  return { because: 'too-large' };
}

/** Reads an amount in yuan. `habit`: how its column writes amounts. */
export function readAmount(cell: ReadCell, habit: AmountHabit): CellResult<Money> {
  if (isShownAsDay(cell)) return { because: 'amount-as-day' };
  return rejectTooLarge(cell.kind === 'number' ? amountOf(cell.value) : readWrittenAmount(cellText(cell), habit));
}

/** How a column of a table writes amounts. A cell whose signs may have either meaning is read by its whole column. */
export const columnHabit = <Field extends string>(
  table: Pick<SheetTable<Field>, 'columns'>,
  rows: ReadSheet['rows'],
  field: Field,
): AmountHabit =>
  amountHabit(
    rows.flatMap(({ cells }) => {
      const cell = fieldCell(table, cells, field);
      return cell.kind === 'text' ? [cell.text] : [];
    }),
  );
