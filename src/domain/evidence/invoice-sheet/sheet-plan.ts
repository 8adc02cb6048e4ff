import type { Invoice, InvoiceField } from '../invoice/invoice.ts';
import { invoiceIdentity } from '../materials/same-invoice.ts';
import { moneyToText } from '../../money/money.ts';
import { maxSheetRows } from '../upload/sheet-files.ts';
import { cellAt, cellText, type ReadCell, type ReadSheet } from '../../sheets/read-cell.ts';
import {
  fieldCell,
  isFilledRow,
  plainName,
  unreadParts,
  type SheetTrouble,
  type UnreadParts,
} from '../../sheets/sheet-table.ts';
import { invoiceTable, sheetColumns, type InvoiceTable, type SheetVocabulary } from './sheet-columns.ts';
import { amountHabits, invoiceOfRow, type SheetProblem, type SheetTerms } from './sheet-row.ts';

/** Why a whole sheet is rejected. */
export type InvoiceSheetTrouble = SheetTrouble<InvoiceField>;

/** A row from which no invoice is created. `full`: the row is valid, but the category accepts no more documents. */
export interface FaultyRow {
  readonly row: number;
  /** Texts of its cells by column; empty for an empty cell. */
  readonly texts: Readonly<Record<(typeof sheetColumns)[number], string>>;
  /**
   * The same for the workbook of faulty rows. Readable days and amounts are written so that they can be read without
   * the other cells of their column.
   */
  readonly plainTexts: FaultyRow['texts'];
  readonly problems: readonly SheetProblem[];
  readonly full: boolean;
}

/** A row that repeats an invoice of the package or of an earlier row. */
export interface RepeatedRow {
  readonly row: number;
  readonly number: string;
  readonly sameAs: 'package' | { readonly row: number };
}

/** Why a row is reported to the user. Only for `partly-reversed` rows is the invoice imported. */
export const rowRemarks = ['void', 'reversed', 'partly-reversed', 'negative'] as const;

/** A row that is reported because its invoice does not count, or not in full. */
export interface RemarkedRow {
  readonly row: number;
  readonly number: string;
  readonly because: (typeof rowRemarks)[number];
}

/** Outcome of each row of a sheet. */
export interface SheetPlan {
  readonly invoices: readonly { readonly row: number; readonly invoice: Invoice }[];
  readonly faulty: readonly FaultyRow[];
  readonly repeated: readonly RepeatedRow[];
  readonly remarked: readonly RemarkedRow[];
  readonly unread: UnreadParts;
}

export interface SheetSurroundings extends SheetTerms {
  readonly vocabulary: SheetVocabulary;
  /** Whether the package already has an invoice with this code and number. */
  readonly isThere: (identity: string) => boolean;
  /** Number of further documents that the category accepts; undefined for any number. */
  readonly room: number | undefined;
}

type Row = ReadSheet['rows'][number];

const textsOf = (table: InvoiceTable, cells: readonly ReadCell[]): FaultyRow['texts'] => {
  const text = (field: InvoiceField): string => cellText(fieldCell(table, cells, field));
  return {
    type: text('type'),
    code: text('code'),
    number: text('number'),
    date: text('date'),
    amountExcludingTax: text('amountExcludingTax'),
    tax: text('tax'),
    total: text('total'),
    checkCode: text('checkCode'),
  };
};

function plainTextsOf(
  texts: FaultyRow['texts'],
  invoice: Invoice,
  problems: readonly SheetProblem[],
): FaultyRow['texts'] {
  const amount = (field: 'amountExcludingTax' | 'tax' | 'total'): string => {
    const read = invoice[field];
    return read === undefined ? texts[field] : moneyToText(read);
  };
  const isDayRead = invoice.date !== '' && !problems.some(({ because }) => because === 'no-such-date');
  return {
    ...texts,
    date: isDayRead ? invoice.date : texts.date,
    amountExcludingTax: amount('amountExcludingTax'),
    tax: amount('tax'),
    total: amount('total'),
  };
}

/** Remark about a row's invoice, by its status and its amounts. */
function remarkOf(
  { statuses }: InvoiceTable,
  { cells }: Row,
  { total }: Invoice,
  vocabulary: SheetVocabulary,
): RemarkedRow['because'] | undefined {
  const [status] = statuses.flatMap(
    (place) => vocabulary.statuses.get(plainName(cellText(cellAt(cells, place)))) ?? [],
  );
  if (status === 'void' || status === 'reversed') return status;
  return total !== undefined && total.fen < 0n ? 'negative' : status;
}

/**
 * Sorts the rows of a sheet (checklist F-216): valid rows become invoices, faulty rows get their reasons, and repeated
 * invoices are left out, so that a corrected sheet can be uploaded again.
 */
export function sheetPlan(
  sheets: readonly ReadSheet[],
  surroundings: SheetSurroundings,
): SheetPlan | InvoiceSheetTrouble {
  const { vocabulary, isThere, room } = surroundings;
  const table = invoiceTable(sheets, vocabulary);
  if (table === undefined) return { because: 'no-headings' };
  if ('missing' in table) return { because: 'headings-missing', missing: table.missing };
  const marks = { ...vocabulary, fields: sheetColumns, naming: ['number', 'date'] } as const;
  const rows = table.rows.filter((row) => isFilledRow(table, row, marks));
  if (rows.length === 0) return { because: 'no-rows' };
  if (rows.length > maxSheetRows || table.sheet.cut === true) return { because: 'too-many-rows', most: maxSheetRows };

  const habits = amountHabits(table, rows);
  const invoices: { readonly row: number; readonly invoice: Invoice }[] = [];
  const faulty: FaultyRow[] = [];
  const repeated: RepeatedRow[] = [];
  const remarked: RemarkedRow[] = [];
  const seen = new Map<string, number>();
  for (const each of rows) {
    const { row, cells } = each;
    const { invoice, problems } = invoiceOfRow(table, cells, surroundings, habits);
    const identity = invoiceIdentity(invoice) ?? '';
    const earlier = seen.get(identity);
    const fault = (full: boolean): FaultyRow => {
      const texts = textsOf(table, cells);
      return { row, texts, plainTexts: plainTextsOf(texts, invoice, problems), problems, full };
    };
    const remark = remarkOf(table, each, invoice, vocabulary);
    if (remark !== undefined)
      remarked.push({ row, number: cellText(fieldCell(table, cells, 'number')), because: remark });
    if (remark !== undefined && remark !== 'partly-reversed') continue;
    if (problems.length > 0) faulty.push(fault(false));
    else if (isThere(identity)) repeated.push({ row, number: invoice.number, sameAs: 'package' });
    else if (earlier !== undefined) repeated.push({ row, number: invoice.number, sameAs: { row: earlier } });
    else if (room !== undefined && invoices.length >= room) faulty.push(fault(true));
    else {
      seen.set(identity, row);
      invoices.push({ row, invoice });
    }
  }
  return { invoices, faulty, repeated, remarked, unread: unreadParts(sheets, table) };
}
