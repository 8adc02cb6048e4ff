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
 * Status of an invoice in the tax office's list, unless it is simply valid. `void` and `reversed` invoices have no
 * value; a `partly-reversed` one has less than its stated amount.
 */
export type InvoiceStatus = 'void' | 'reversed' | 'partly-reversed';

/** Names that sheets use, in the forms of `plainHeading` and `plainName`; the text catalogues provide them. */
export interface SheetVocabulary {
  readonly headings: ReadonlyMap<string, InvoiceField>;
  readonly types: ReadonlyMap<string, InvoiceType>;
  /** Texts that mark a row as an example, which is left out. */
  readonly samples: readonly string[];
  /** Headings of the status column, in the form of `plainHeading`. */
  readonly statusHeadings: readonly string[];
  /** Statuses of invoices that are not simply valid. */
  readonly statuses: ReadonlyMap<string, InvoiceStatus>;
  /** Texts that mark a row as a sum, in the form of `plainHeading`. */
  readonly sums: readonly string[];
  /** Texts that mean a tax of zero. */
  readonly zeroTaxes: readonly string[];
}

/** The table of invoices in a sheet. */
export interface InvoiceTable extends SheetTable<InvoiceField> {
  /** Positions of the status columns. */
  readonly statuses: readonly number[];
}

/** Minimum number of known headings in a row of headings. */
const fewest = 3;

/**
 * The table of invoices in a workbook, or the required columns that its best candidate lacks; undefined where no row is
 * a heading row.
 */
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
