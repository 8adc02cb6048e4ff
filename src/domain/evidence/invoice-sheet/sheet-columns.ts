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
  /** The places of status columns. */
  readonly statuses: readonly number[];
  /** Columns of amounts in another unit than yuan, by their headings or a note above them. */
  readonly otherUnits: ReadonlySet<InvoiceField>;
  readonly sheet: ReadSheet;
}

/** Number of first rows that are searched for headings, because a title and notes may stand above them. */
export const headingsWithin = 20;
/** Minimum number of known headings in a row of headings. */
const fewest = 3;

const otherUnits = '[十百千万亿]+元|[百千]?万|亿|美元|欧元|日元|港[元币]|USD|EUR|JPY|HKD|[$€£]|ten thousand|million';
/** A heading with a unit other than yuan. */
const otherUnit = new RegExp(otherUnits, 'iu');
/** A note with such a unit. The unit ends it, because 单位 may also precede a company's name. */
const otherUnitNote = new RegExp(
  `(?:单位|币种|unit|currency|\\()[:\\s]*(?:人民币)?(?:${otherUnits})(?:\\s*yuan|\\s*RMB)?(?=$|[\\s),;])`,
  'iu',
);

type Row = ReadSheet['rows'][number];

const namesOf = (row: Row | undefined): readonly string[] =>
  (row?.cells ?? []).map((cell) => (cell.kind === 'text' ? cell.text : ''));

/** Whether a row may be the second row of merged headings: it names something, and holds no value. */
function isSecondHeading(row: Row | undefined, above: Row): row is Row {
  return (
    row !== undefined && row.row === above.row + 1 && row.cells.every(({ kind }) => kind === 'empty' || kind === 'text')
  );
}

/**
 * The names of columns whose headings take two rows. A merged heading above stands in its first column only, so it is
 * carried on over the columns that only the lower row names.
 */
function mergedNames(above: readonly string[], below: readonly string[]): readonly (readonly string[])[] {
  let carried = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, place) => {
    const upper = above[place] ?? '';
    const lower = below[place] ?? '';
    if (seenText(upper) !== '') carried = upper;
    if (seenText(lower) === '') return [upper];
    return [lower, `${carried}${lower}`, `${lower}${carried}`];
  });
}

/** The table of a workbook, or the columns that its best one lacks; undefined where no row names columns. */
export function invoiceTable(
  sheets: readonly ReadSheet[],
  { headings, statusHeadings }: Pick<SheetVocabulary, 'headings' | 'statusHeadings'>,
): InvoiceTable | { readonly missing: readonly InvoiceField[] } | undefined {
  const headingOf = (names: readonly string[]): InvoiceField | undefined =>
    names.map((name) => headings.get(plainHeading(name))).find((field) => field !== undefined);

  const tableBelow = (sheet: ReadSheet, index: number, names: readonly (readonly string[])[], depth: number) => {
    const named = names.flatMap((each, place) => {
      const field = headingOf(each);
      return field === undefined ? [] : [{ field, place, unit: each.join(' ') }];
    });
    const columns = new Map(
      [...Map.groupBy(named, ({ field }) => field)].map(
        ([field, places]) => [field, places.map(({ place }) => place)] as const,
      ),
    );
    const isNoted = sheet.rows
      .slice(0, index)
      .some(({ cells }) => cells.some((cell) => otherUnitNote.test(seenText(cellText(cell)).normalize('NFKC'))));
    return {
      sheet,
      name: sheet.name,
      columns,
      rows: sheet.rows.slice(index + depth),
      statuses: names.flatMap((each, place) =>
        each.some((name) => statusHeadings.includes(plainHeading(name))) ? [place] : [],
      ),
      otherUnits: new Set(
        named.filter(({ unit }) => isNoted || otherUnit.test(unit.normalize('NFKC'))).map(({ field }) => field),
      ),
      missing: requiredColumns.filter((field) => !columns.has(field)),
    };
  };

  const found = sheets.flatMap((sheet) =>
    sheet.rows.slice(0, headingsWithin).flatMap((row, index) => {
      const above = namesOf(row);
      const single = tableBelow(
        sheet,
        index,
        above.map((name) => [name]),
        1,
      );
      const second = sheet.rows[index + 1];
      if (!isSecondHeading(second, row)) return [single];
      const below = namesOf(second);
      const lower = tableBelow(
        sheet,
        index + 1,
        below.map((name) => [name]),
        1,
      );
      const both = tableBelow(sheet, index, mergedNames(above, below), 2);
      const namesMore = both.columns.size > lower.columns.size && both.columns.size >= single.columns.size;
      const isNaming = both.columns.size > single.columns.size || lower.columns.size > 0;
      const holdsValues = below.some((name) => /\d/u.test(name.normalize('NFKC')));
      return namesMore && isNaming && !holdsValues ? [both, single] : [single];
    }),
  );
  const whole = found.flatMap(({ missing, ...table }) => (missing.length === 0 ? [table] : []));
  const chosen = whole.find(({ sheet }) => sheet.inFront === true) ?? whole[0];
  if (chosen) return chosen;
  const [best] = found
    .filter(({ columns }) => columns.size >= fewest)
    .toSorted((a, b) => b.columns.size - a.columns.size);
  return best && { missing: best.missing };
}
