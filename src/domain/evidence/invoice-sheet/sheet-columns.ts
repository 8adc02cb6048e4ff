import type { InvoiceField } from '../invoice/invoice.ts';
import type { InvoiceType } from '../invoice/invoice-type.ts';
import { cellText, type ReadSheet } from './read-cell.ts';

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

/** Without these no invoice of any type could be told. */
export const requiredColumns = ['type', 'number', 'date', 'total'] as const satisfies readonly InvoiceField[];

/** How sheets call things, by `plainHeading` and `plainName`: whoever writes the words of the portal knows. */
export interface SheetVocabulary {
  readonly headings: ReadonlyMap<string, InvoiceField>;
  readonly types: ReadonlyMap<string, InvoiceType>;
  /** What marks a row as an example, which is left out. */
  readonly samples: readonly string[];
}

/** A name without what differs from hand to hand: width of letters, blanks, capitals. */
export function plainName(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();
}

/** A heading without its unit, and without the marks of what is required. */
export function plainHeading(text: string): string {
  return plainName(text).replaceAll(/\([^)]*\)|[*:#]/gu, '');
}

/** Where the invoices of a sheet stand. */
export interface InvoiceTable {
  readonly name: string;
  /** The places of each column, counted from nought; several where the sheet has more than one of its name. */
  readonly columns: ReadonlyMap<InvoiceField, readonly number[]>;
  readonly rows: ReadSheet['rows'];
}

/** Headings stand within so many rows: above them a title may stand, and what is to be known. */
export const headingsWithin = 20;
/** A row with fewer known headings is none of headings. */
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
