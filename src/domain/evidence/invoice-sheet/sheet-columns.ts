import type { InvoiceField } from '../invoice/invoice.ts';
import type { InvoiceType } from '../invoice/invoice-type.ts';
import type { ReadSheet } from '../../sheets/read-cell.ts';
import { plainHeading, sheetTable, type SheetTable } from '../../sheets/sheet-table.ts';

/** The columns of a sheet of invoices, in the order of its template (checklist F-216). */
export const sheetColumns = [
  'type',
  'code',
  'number',
  'date',
  'amountExcludingTax',
  'tax',
  'total',
  'checkCode',
] as const satisfies readonly InvoiceField[];

/** Columns without which no invoice can be read. */
export const requiredColumns = ['type', 'number', 'date', 'total'] as const satisfies readonly InvoiceField[];

/**
 * What the status column of the tax office's list says of an invoice that is not simply valid. `void` and `reversed`
 * invoices are worth nothing; a `partly-reversed` one is worth less than it states.
 */
export type InvoiceStatus = 'void' | 'reversed' | 'partly-reversed';

/** Names that sheets use, in the forms of `plainHeading` and `plainName`. The catalogues provide them. */
export interface SheetVocabulary {
  readonly headings: ReadonlyMap<string, InvoiceField>;
  readonly types: ReadonlyMap<string, InvoiceType>;
  /** What marks a row as an example, which is left out. */
  readonly samples: readonly string[];
  /** Headings of the status column, in the form of `plainHeading`. */
  readonly statusHeadings: readonly string[];
  /** Statuses of invoices that are not simply valid. */
  readonly statuses: ReadonlyMap<string, InvoiceStatus>;
  /** What marks a row as a sum, in the form of `plainHeading`. */
  readonly sums: readonly string[];
  /** What stands for a tax of zero. */
  readonly zeroTaxes: readonly string[];
}

/** The table of invoices in a sheet. */
export interface InvoiceTable extends SheetTable<InvoiceField> {
  /** The places of status columns. */
  readonly statuses: readonly number[];
}

/** Minimum number of known headings in a row of headings. */
const fewest = 3;

/** The table of a workbook, or the columns that its best one lacks; undefined where no row names columns. */
export function invoiceTable(
  sheets: readonly ReadSheet[],
  { headings, statusHeadings }: Pick<SheetVocabulary, 'headings' | 'statusHeadings'>,
): InvoiceTable | { readonly missing: readonly InvoiceField[] } | undefined {
  const table = sheetTable(sheets, { headings, required: requiredColumns, fewest });
  if (table === undefined || 'missing' in table) return table;
  const statuses = table.headings.flatMap((each, place) =>
    each.some((name) => statusHeadings.includes(plainHeading(name))) ? [place] : [],
  );
  return { ...table, statuses };
}
