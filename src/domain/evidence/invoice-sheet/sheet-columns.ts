import type { InvoiceField } from '../invoice/invoice.ts';
import type { InvoiceType } from '../invoice/invoice-type.ts';
import { cellText, seenText, type ReadSheet } from './read-cell.ts';

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

/** Names that sheets use, in the forms of `plainHeading` and `plainName`. The catalogues provide them. */
export interface SheetVocabulary {
  readonly headings: ReadonlyMap<string, InvoiceField>;
  readonly types: ReadonlyMap<string, InvoiceType>;
  /** What marks a row as an example, which is left out. */
  readonly samples: readonly string[];
}

/** A name without invisible characters and differences of letter width, blanks and case. */
export function plainName(text: string): string {
  return seenText(text).normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();
}

/** A heading without its unit and without the marks of required columns. */
export function plainHeading(text: string): string {
  return plainName(text).replaceAll(/\([^)]*\)|[*:#]/gu, '');
}

/** The table of invoices in a sheet. */
export interface InvoiceTable {
  readonly name: string;
  /** The places of each column, counted from nought; several where the sheet has more than one of its name. */
  readonly columns: ReadonlyMap<InvoiceField, readonly number[]>;
  readonly rows: ReadSheet['rows'];
}

/** Number of first rows that are searched for headings, because a title and notes may stand above them. */
export const headingsWithin = 20;
/** Minimum number of known headings in a row of headings. */
const fewest = 3;

/** The table of a workbook, or the columns that its best one lacks; undefined where no row names columns. */
export function invoiceTable(
  sheets: readonly ReadSheet[],
  { headings }: SheetVocabulary,
): InvoiceTable | { readonly missing: readonly InvoiceField[] } | undefined {
  const found = sheets.flatMap((sheet) =>
    sheet.rows.slice(0, headingsWithin).map(({ cells }, index) => {
      const named = cells.flatMap((cell, place) => {
        const field = headings.get(plainHeading(cellText(cell)));
        return field === undefined ? [] : [{ field, place }];
      });
      const columns = new Map(
        [...Map.groupBy(named, ({ field }) => field)].map(
          ([field, places]) => [field, places.map(({ place }) => place)] as const,
        ),
      );
      return {
        name: sheet.name,
        columns,
        rows: sheet.rows.slice(index + 1),
        missing: requiredColumns.filter((field) => !columns.has(field)),
      };
    }),
  );
  const whole = found.find(({ missing }) => missing.length === 0);
  if (whole) return { name: whole.name, columns: whole.columns, rows: whole.rows };
  const [best] = found
    .filter(({ columns }) => columns.size >= fewest)
    .toSorted((a, b) => b.columns.size - a.columns.size);
  return best && { missing: best.missing };
}
