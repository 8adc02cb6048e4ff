import { moneyToText } from '../../money/money.ts';
import { columnHabit } from '../../sheets/cell-values.ts';
import type { ReadSheet } from '../../sheets/read-cell.ts';
import {
  filledCells,
  isFilledRow,
  sheetTable,
  unreadParts,
  type SheetTrouble,
  type UnreadParts,
} from '../../sheets/sheet-table.ts';
import { amountHabit } from '../../sheets/written-amount.ts';
import { noteCheck, refuseCheck, type RuleCheck, type RuleCode } from '../shared/rule-check.ts';
import { emptyTradeForm, type TypedTradeForm } from '../shared/trade-application.ts';
import { actColumns, type ImportAct, type ImportColumn, type ImportVocabulary } from './import-columns.ts';
import { issueIdentity } from './import-identity.ts';
import { invoiceKey, piecesOf } from './import-invoices.ts';
import { readImportRow, type ImportedRow, type ImportFault } from './import-row.ts';

/** Rows of a sheet, and what of the workbook was not read. */
export interface ImportPlan {
  readonly rows: readonly ImportedRow[];
  readonly unread: UnreadParts;
}

/** The fewest known headings that are taken for a row of headings. */
const fewest = (act: ImportAct): number => actColumns[act].required.length - 1;

/**
 * Reads the rows of a workbook for an act, below headings in any order. Examples, empty rows and sums are left out. The
 * order of a sheet's rows is kept.
 */
export function importPlan(
  sheets: readonly ReadSheet[],
  act: ImportAct,
  vocabulary: ImportVocabulary,
): ImportPlan | SheetTrouble<ImportColumn> {
  const { columns, required, mostRows } = actColumns[act];
  const headings = new Map([...vocabulary.headings].filter(([, column]) => columns.includes(column)));
  const table = sheetTable(sheets, { headings, required, fewest: fewest(act) });
  if (table === undefined) return { because: 'no-headings' };
  if ('missing' in table) return { because: 'headings-missing', missing: table.missing };
  const marks = { ...vocabulary, fields: columns, naming: ['payee'] } as const;
  const rows = table.rows.filter((row) => isFilledRow(table, row, marks));
  if (rows.length === 0) return { because: 'no-rows' };
  if (rows.length > mostRows || table.sheet.cut === true) return { because: 'too-many-rows', most: mostRows };
  const habits = {
    amount: columnHabit(table, rows, 'amount'),
    invoiceTotal: amountHabit(
      rows.flatMap(({ cells }) =>
        piecesOf(filledCells(table, cells, 'invoiceTotal'), 'invoiceTotal').flatMap((each) =>
          each.kind === 'text' ? [each.text] : [],
        ),
      ),
    ),
  };
  return {
    rows: rows.map((row) => readImportRow(table, row, vocabulary, habits)),
    unread: unreadParts(sheets, table),
  };
}

/** The form of a row, with the id of its payee; empty for none. */
export function formOfRow({ form }: Pick<ImportedRow, 'form'>, payeeId: string): TypedTradeForm {
  const { payees: _payees, amount, ...rest } = form;
  return { ...emptyTradeForm, ...rest, payeeId, amount: amount ? moneyToText(amount) : '' };
}

/** Columns of the rules that are about one field of a row. */
const columnOfRule: ReadonlyMap<RuleCode, ImportColumn> = new Map([
  ['PAYEE', 'payee'],
  ['PAYEE_OPENED', 'payee'],
  ['PAYEE_PEOPLE', 'payee'],
  ['PAYEE_STANDING', 'payee'],
  ['PAYEE_BARRED', 'payee'],
  ['AMOUNT', 'amount'],
  ['TERM', 'dueOn'],
  ['PAYS_ON', 'dueOn'],
  ['TERM_REASON', 'exceptionReason'],
] as const);

/** The column that a rule is about; undefined for what concerns the company, and not the row alone. */
function columnOf({ code, because }: RuleCheck): ImportColumn | undefined {
  if (code === 'INVOICES') return because === 'future' ? 'invoiceDate' : 'invoiceNumber';
  // A limit that one amount exceeds is the row's affair. One that has ended is not.
  return code === 'LIMIT' && because === 'exceeded' ? 'amount' : columnOfRule.get(code);
}

/** One thing that is wrong with a row: a cell that cannot be read, or a rule that does not hold. */
export type ImportProblem = { readonly column: ImportColumn } & (
  | { readonly because: ImportFault }
  | { readonly because: 'rule'; readonly check: RuleCheck }
);

/** A row with what the rules say of it. */
export interface JudgedRow extends ImportedRow {
  /** Form of the draft that it becomes. */
  readonly typed: TypedTradeForm;
  /** Name of the payee; empty where it is not known. */
  readonly payeeName: string;
  readonly problems: readonly ImportProblem[];
  /** Rules that hold, with something to know. */
  readonly notes: readonly RuleCheck[];
  /** The earlier good row that asks for the same: payee, amount, due day, contract and invoices; undefined for none. */
  readonly sameAs: number | undefined;
}

/** What the rules say of all rows. */
export interface JudgedRows {
  readonly rows: readonly JudgedRow[];
  /** Rules about the company that no row can meet at present, each once. Drafts can be made all the same. */
  readonly obstacles: readonly RuleCheck[];
}

/** A row with its payee, and the rules as they were judged for it. */
export interface RowChecks {
  readonly row: ImportedRow;
  readonly payeeId: string;
  readonly payeeName: string;
  /** Why the payee could not be found; undefined where it could, and where the cell has another fault. */
  readonly payeeFault: ImportFault | undefined;
  readonly checks: readonly RuleCheck[];
}

const isCheckedTwice = (one: RuleCheck, other: RuleCheck): boolean =>
  one.code === other.code && one.because === other.because && one.values['roles'] === other.values['roles'];

const isNoInvoice = ({ code, because }: Pick<RuleCheck, 'code' | 'because'>): boolean =>
  code === 'INVOICES' && because === 'none';

/** What makes two rows ask for the same. A transfer names each payee once, whatever it gets. */
const identityOf = (act: ImportAct, typed: TypedTradeForm): string =>
  act === 'transfer' ? typed.payeeId : issueIdentity(typed);

/**
 * Sorts what the rules say: what one field of a row breaks is the row's problem, what concerns the company is an
 * obstacle. A column with a fault is not judged. An invoice that an earlier row names as well is noted. Of rows that
 * ask for the same, the later ones name the first; a payee of a transfer that is there twice is a problem.
 */
export function judgeRows(act: ImportAct, checked: readonly RowChecks[]): JudgedRows {
  const obstacles: RuleCheck[] = [];
  const seen = new Map<string, number>();
  const rowsOfInvoices = new Map<string, number>();
  const rows = checked.map(({ row, payeeId, payeeName, payeeFault, checks }): JudgedRow => {
    const faults = [
      ...row.faults,
      ...(payeeFault && !row.faults.some(({ column }) => column === 'payee')
        ? [{ column: 'payee' as const, because: payeeFault }]
        : []),
    ];
    const broken: ImportProblem[] = [];
    for (const check of checks.filter(({ outcome }) => outcome === 'refused')) {
      const column = columnOf(check);
      if (column === undefined) {
        if (!obstacles.some((each) => isCheckedTwice(each, check))) obstacles.push(check);
      } else if (![...faults, ...broken].some((each) => each.column === column))
        broken.push({ column, because: 'rule', check });
    }
    const typed = formOfRow(row, payeeId);
    const identity = identityOf(act, typed);
    const earlier = payeeId === '' ? undefined : seen.get(identity);
    const isTwice = act === 'transfer' && earlier !== undefined && faults.length + broken.length === 0;
    if (isTwice)
      broken.push({ column: 'payee', because: 'rule', check: refuseCheck('PAYEE', 'twice', { name: payeeName }) });
    const problems = [...faults, ...broken];
    const sameAs = problems.length === 0 ? earlier : undefined;
    if (problems.length === 0 && earlier === undefined) seen.set(identity, row.row);
    const named = typed.invoices.map(invoiceKey);
    const other = named.flatMap((key) => rowsOfInvoices.get(key) ?? [])[0];
    for (const key of named) if (!rowsOfInvoices.has(key)) rowsOfInvoices.set(key, row.row);
    // Most rows name no invoices, which is said on the form alone.
    const noted = checks.filter(({ code, because, outcome }) => outcome === 'noted' && !isNoInvoice({ code, because }));
    const notes = other === undefined ? noted : [...noted, noteCheck('INVOICES', 'in-row', { number: String(other) })];
    return { ...row, typed, payeeName, problems, notes, sameAs };
  });
  return { rows, obstacles };
}

/** Whether nothing is wrong with a row. */
export const isGoodRow = ({ problems }: Pick<JudgedRow, 'problems'>): boolean => problems.length === 0;
