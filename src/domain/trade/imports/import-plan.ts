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

/** Rows of a sheet, and the parts of the workbook that were not read. */
export interface ImportPlan {
  readonly rows: readonly ImportedRow[];
  readonly unread: UnreadParts;
}

/** Minimum number of known headings in a heading row. */
const fewest = (act: ImportAct): number => actColumns[act].required.length - 1;

/**
 * Reads the rows of a workbook for an act; columns may be in any order. Examples, empty rows and sums are left out. The
 * order of the rows is kept.
 */
export function importPlan(
  sheets: readonly ReadSheet[],
  act: ImportAct,
  vocabulary: ImportVocabulary,
): ImportPlan | SheetTrouble<ImportColumn> {
  const { columns, required, maxRows } = actColumns[act];
  const headings = new Map([...vocabulary.headings].filter(([, column]) => columns.includes(column)));
  const table = sheetTable(sheets, { headings, required, fewest: fewest(act) });
  if (table === undefined) return { because: 'no-headings' };
  if ('missing' in table) return { because: 'headings-missing', missing: table.missing };
  const marks = { ...vocabulary, fields: columns, naming: ['payee'] } as const;
  const rows = table.rows.filter((row) => isFilledRow(table, row, marks));
  if (rows.length === 0) return { because: 'no-rows' };
  if (rows.length > maxRows || table.sheet.cut === true) return { because: 'too-many-rows', most: maxRows };
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

/** Form of a row, with the id of its payee; empty for none. */
export function formOfRow({ form }: Pick<ImportedRow, 'form'>, payeeId: string): TypedTradeForm {
  const { payees: _payees, amount, ...rest } = form;
  return { ...emptyTradeForm, ...rest, payeeId, amount: amount ? moneyToText(amount) : '' };
}

/** Columns of the rules that concern one field of a row. */
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

/** Column that a rule concerns; undefined for rules about the company, which are not caused by the row. */
function columnOf({ code, because }: RuleCheck): ImportColumn | undefined {
  if (code === 'INVOICES') return because === 'future' ? 'invoiceDate' : 'invoiceNumber';
  // An amount above the limit is a problem of the row. An expired limit is not.
  return code === 'LIMIT' && because === 'exceeded' ? 'amount' : columnOfRule.get(code);
}

/** A problem of a row: an unreadable cell, or a rule that fails. */
export type ImportProblem = { readonly column: ImportColumn } & (
  | { readonly because: ImportFault }
  | { readonly because: 'rule'; readonly check: RuleCheck }
);

/** A row with the results of the rules. */
export interface JudgedRow extends ImportedRow {
  /** Form of the draft to create. */
  readonly typed: TypedTradeForm;
  /** Name of the payee; empty where unknown. */
  readonly payeeName: string;
  readonly problems: readonly ImportProblem[];
  /** Rules that pass, but with information for the user. */
  readonly notes: readonly RuleCheck[];
  /**
   * Row number of an earlier valid row with the same payee, amount, due date, contract and invoices; undefined for
   * none.
   */
  readonly sameAs: number | undefined;
}

/** Results of the rules for all rows. */
export interface JudgedRows {
  readonly rows: readonly JudgedRow[];
  /** Rules about the company that make every row fail at present, each once. Drafts can be created nevertheless. */
  readonly obstacles: readonly RuleCheck[];
}

/** A row with its payee and the results of the rules for it. */
export interface RowChecks {
  readonly row: ImportedRow;
  readonly payeeId: string;
  readonly payeeName: string;
  /** Why the payee was not found; undefined where it was, or where the cell has another problem. */
  readonly payeeFault: ImportFault | undefined;
  readonly checks: readonly RuleCheck[];
}

const isCheckedTwice = (one: RuleCheck, other: RuleCheck): boolean =>
  one.code === other.code && one.because === other.because && one.values['roles'] === other.values['roles'];

const isNoInvoice = ({ code, because }: Pick<RuleCheck, 'code' | 'because'>): boolean =>
  code === 'INVOICES' && because === 'none';

/** Identity of a row, for finding repetitions. In a transfer, each payee may occur once, regardless of the amount. */
const identityOf = (act: ImportAct, typed: TypedTradeForm): string =>
  act === 'transfer' ? typed.payeeId : issueIdentity(typed);

/**
 * Sorts the results of the rules: failures of one field are problems of the row, failures about the company are
 * obstacles. Columns with unreadable cells are not checked. An invoice that an earlier row also names is noted. Of
 * equal rows, the later ones refer to the first; a repeated payee of a transfer is a problem.
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
    // Most rows name no invoices, so only the form mentions it.
    const noted = checks.filter(({ code, because, outcome }) => outcome === 'noted' && !isNoInvoice({ code, because }));
    const notes = other === undefined ? noted : [...noted, noteCheck('INVOICES', 'in-row', { number: String(other) })];
    return { ...row, typed, payeeName, problems, notes, sameAs };
  });
  return { rows, obstacles };
}

/** Whether a row has no problems. */
export const isGoodRow = ({ problems }: Pick<JudgedRow, 'problems'>): boolean => problems.length === 0;
