import { cellAt, cellText, displayedCell, displayedText, type ReadCell, type ReadSheet } from './read-cell.ts';

/** A name without invisible characters and differences of letter width, blanks and case. */
export function plainName(text: string): string {
  return displayedText(text).normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();
}

/** A heading without its unit and without the marks of required columns. */
export function plainHeading(text: string): string {
  return plainName(text).replaceAll(/\([^)]*\)|[*:#]/gu, '');
}

/** The table of a sheet below its headings. */
export interface SheetTable<Field extends string> {
  readonly name: string;
  /** Positions of each column, counted from 0; several where the sheet repeats a heading. */
  readonly columns: ReadonlyMap<Field, readonly number[]>;
  /** Headings of each position, for known and unknown columns; several where the headings take two rows. */
  readonly headings: readonly (readonly string[])[];
  readonly rows: ReadSheet['rows'];
  /** Columns of amounts in another unit than yuan, by their headings or a note above them. */
  readonly otherUnits: ReadonlySet<Field>;
  readonly sheet: ReadSheet;
}

/** Columns that a table must or may have, and their headings. */
export interface TableVocabulary<Field extends string> {
  /** Columns by their headings, in the form of `plainHeading`. */
  readonly headings: ReadonlyMap<string, Field>;
  /** Columns without which no row can be read. */
  readonly required: readonly Field[];
  /** Minimum number of known headings by which a row without all required ones still counts as a heading row. */
  readonly fewest: number;
}

/** Number of first rows that are searched for headings, because a title and notes may precede them. */
export const headingsWithin = 20;

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

/** Whether a row may be the second row of merged headings: it contains texts only. */
function isSecondHeading(row: Row | undefined, above: Row): row is Row {
  return (
    row !== undefined && row.row === above.row + 1 && row.cells.every(({ kind }) => kind === 'empty' || kind === 'text')
  );
}

/**
 * Headings of columns whose headings take two rows. A merged heading is stored in its first column only, so it is
 * carried over to the following columns that only the lower row names.
 */
function mergedNames(above: readonly string[], below: readonly string[]): readonly (readonly string[])[] {
  let carried = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, place) => {
    const upper = above[place] ?? '';
    const lower = below[place] ?? '';
    if (displayedText(upper) !== '') carried = upper;
    if (displayedText(lower) === '') return [upper];
    return [lower, `${carried}${lower}`, `${lower}${carried}`];
  });
}

/**
 * The table of a workbook, or the required columns that its best candidate lacks; undefined where no row is a heading
 * row.
 */
export function sheetTable<Field extends string>(
  sheets: readonly ReadSheet[],
  { headings, required, fewest }: TableVocabulary<Field>,
): SheetTable<Field> | { readonly missing: readonly Field[] } | undefined {
  const headingOf = (names: readonly string[]): Field | undefined =>
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
      .some(({ cells }) => cells.some((cell) => otherUnitNote.test(displayedText(cellText(cell)).normalize('NFKC'))));
    return {
      sheet,
      name: sheet.name,
      columns,
      headings: names,
      rows: sheet.rows.slice(index + depth),
      otherUnits: new Set(
        named.filter(({ unit }) => isNoted || otherUnit.test(unit.normalize('NFKC'))).map(({ field }) => field),
      ),
      missing: required.filter((field) => !columns.has(field)),
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

/** The first non-empty cell of a field, because several columns may have the same name. */
export function fieldCell<Field extends string>(
  table: Pick<SheetTable<Field>, 'columns'>,
  cells: readonly ReadCell[],
  field: Field,
): ReadCell {
  return filledCells(table, cells, field)[0] ?? { kind: 'empty' };
}

/** The non-empty cells of a field, one for each column of its name. */
export function filledCells<Field extends string>(
  { columns }: Pick<SheetTable<Field>, 'columns'>,
  cells: readonly ReadCell[],
  field: Field,
): readonly ReadCell[] {
  return (columns.get(field) ?? [])
    .map((place) => displayedCell(cellAt(cells, place)))
    .filter(({ kind }) => kind !== 'empty');
}

/** Criteria for rows that contain nothing to import. */
export interface RowMarks<Field extends string> {
  /** The columns that are read. */
  readonly fields: readonly Field[];
  /** Columns that identify a row; a row of sums has none of them. */
  readonly naming: readonly Field[];
  /** Texts that mark a row as an example, in the form of `plainName`. */
  readonly samples: readonly string[];
  /** Texts that mark a row as a sum, in the form of `plainHeading`. */
  readonly sums: readonly string[];
}

/** Whether a row contains something to import: it is neither empty, an example, nor a sum of others. */
export function isFilledRow<Field extends string>(
  table: Pick<SheetTable<Field>, 'columns'>,
  { cells }: Pick<Row, 'cells'>,
  { fields, naming, samples, sums }: RowMarks<Field>,
): boolean {
  if (fields.every((field) => fieldCell(table, cells, field).kind === 'empty')) return false;
  const isSumWord = (cell: ReadCell): boolean => cell.kind === 'text' && sums.includes(plainHeading(cell.text));
  const isUnnamed = naming.every((field) => {
    const cell = fieldCell(table, cells, field);
    return cell.kind === 'empty' || isSumWord(cell);
  });
  if (isUnnamed && cells.some(isSumWord)) return false;
  return !cells.some((cell) => cell.kind === 'text' && samples.includes(plainName(cell.text)));
}

/** Why a whole sheet is refused. */
export type SheetTrouble<Field extends string> =
  | { readonly because: 'no-headings' | 'no-rows' }
  | { readonly because: 'headings-missing'; readonly missing: readonly Field[] }
  | { readonly because: 'too-many-rows'; readonly most: number };

/** Parts of a workbook that were not read. */
export interface UnreadParts {
  /** Names of other sheets with content, and of hidden ones. */
  readonly sheets: readonly string[];
  /** Number of hidden rows in the sheet that was read. */
  readonly hiddenRows: number;
}

export function unreadParts(sheets: readonly ReadSheet[], { sheet }: Pick<SheetTable<string>, 'sheet'>): UnreadParts {
  const others = sheets.filter((each) => each !== sheet && (each.unread === true || each.rows.length > 0));
  return { sheets: others.map(({ name }) => name), hiddenRows: sheet.hiddenRows ?? 0 };
}
