import type { Invoice, InvoiceField } from '../invoice/invoice.ts';
import { invoiceIdentity } from '../materials/same-invoice.ts';
import { mostSheetRows } from '../upload/sheet-files.ts';
import { cellText, type ReadCell, type ReadSheet } from './read-cell.ts';
import { invoiceTable, plainName, sheetColumns, type InvoiceTable, type SheetVocabulary } from './sheet-columns.ts';
import { amountHabits, fieldCell, invoiceOfRow, type SheetProblem, type SheetTerms } from './sheet-row.ts';

/** Why a whole sheet is rejected. */
export type SheetTrouble =
  | { readonly because: 'no-headings' | 'no-rows' }
  | { readonly because: 'headings-missing'; readonly missing: readonly InvoiceField[] }
  | { readonly because: 'too-many-rows'; readonly most: number };

/** A row that does not become an invoice. `full`: the row is valid, but the category takes no more documents. */
export interface FaultyRow {
  readonly row: number;
  /** Texts of its cells by column; empty for an empty cell. */
  readonly texts: Readonly<Record<(typeof sheetColumns)[number], string>>;
  readonly problems: readonly SheetProblem[];
  readonly full: boolean;
}

/** A row that repeats an invoice of the package or of an earlier row. */
export interface RepeatedRow {
  readonly row: number;
  readonly number: string;
  readonly sameAs: 'package' | { readonly row: number };
}

/** Outcome of each row of a sheet. */
export interface SheetPlan {
  readonly invoices: readonly { readonly row: number; readonly invoice: Invoice }[];
  readonly faulty: readonly FaultyRow[];
  readonly repeated: readonly RepeatedRow[];
}

export interface SheetSurroundings extends SheetTerms {
  readonly vocabulary: SheetVocabulary;
  /** Whether the package already has an invoice with this code and number. */
  readonly isThere: (identity: string) => boolean;
  /** How many more documents the category takes; undefined for any number. */
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

function isInvoiceRow(table: InvoiceTable, { cells }: Row, { samples }: SheetVocabulary): boolean {
  if (sheetColumns.every((field) => fieldCell(table, cells, field).kind === 'empty')) return false;
  return !cells.some((cell) => cell.kind === 'text' && samples.includes(plainName(cell.text)));
}

/**
 * Sorts the rows of a sheet (checklist F-216): valid rows become invoices, faulty rows get their reasons, and repeated
 * invoices are left out, so that a corrected sheet can be uploaded again.
 */
export function sheetPlan(sheets: readonly ReadSheet[], surroundings: SheetSurroundings): SheetPlan | SheetTrouble {
  const { vocabulary, isThere, room } = surroundings;
  const table = invoiceTable(sheets, vocabulary);
  if (table === undefined) return { because: 'no-headings' };
  if ('missing' in table) return { because: 'headings-missing', missing: table.missing };
  const rows = table.rows.filter((row) => isInvoiceRow(table, row, vocabulary));
  if (rows.length === 0) return { because: 'no-rows' };
  if (rows.length > mostSheetRows) return { because: 'too-many-rows', most: mostSheetRows };

  const habits = amountHabits(table, rows);
  const invoices: { readonly row: number; readonly invoice: Invoice }[] = [];
  const faulty: FaultyRow[] = [];
  const repeated: RepeatedRow[] = [];
  const seen = new Map<string, number>();
  for (const { row, cells } of rows) {
    const { invoice, problems } = invoiceOfRow(table, cells, surroundings, habits);
    const identity = invoiceIdentity(invoice) ?? '';
    const earlier = seen.get(identity);
    const fault = (full: boolean): FaultyRow => ({ row, texts: textsOf(table, cells), problems, full });
    if (problems.length > 0) faulty.push(fault(false));
    else if (isThere(identity)) repeated.push({ row, number: invoice.number, sameAs: 'package' });
    else if (earlier !== undefined) repeated.push({ row, number: invoice.number, sameAs: { row: earlier } });
    else if (room !== undefined && invoices.length >= room) faulty.push(fault(true));
    else {
      seen.set(identity, row);
      invoices.push({ row, invoice });
    }
  }
  return { invoices, faulty, repeated };
}
