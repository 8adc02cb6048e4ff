import { moneyToText, type Money } from '../../../src/domain/money/money.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The mapping between one field of a record and the columns of its table. */
export interface Field<Value> {
  readonly columns: readonly string[];
  /** The columns that are written as JSON. */
  readonly documents: readonly string[];
  write(value: Value): Row;
  read(row: Row): Value;
}

export type Fields<Stored> = { readonly [Name in keyof Stored]: Field<Stored[Name]> };

function field<Value>(column: string, write: (value: Value) => unknown, read: (raw: unknown) => Value): Field<Value> {
  return {
    columns: [column],
    documents: [],
    write: (value) => ({ [column]: write(value) }),
    read: (row) => read(row[column]),
  };
}

export function text<Value extends string = string>(column: string): Field<Value> {
  // Only values of this type are ever written.
  return field<Value>(
    column,
    (value) => value,
    (raw) => raw as Value,
  );
}

export function texts<Value extends string = string>(column: string): Field<readonly Value[]> {
  return field<readonly Value[]>(
    column,
    (value) => [...value],
    (raw) => raw as readonly Value[],
  );
}

/** An integer, read as the type of the field, because only such values are written. */
export const whole = <Value extends number = number>(column: string): Field<Value> =>
  field<Value>(
    column,
    (value) => value,
    (raw) => Number(raw) as Value,
  );

export const flag = (column: string): Field<boolean> => field(column, (value) => value, Boolean);

/** Milliseconds since the epoch, in a `timestamptz` column. */
export const instant = (column: string): Field<number> =>
  field(
    column,
    (value) => new Date(value).toISOString(),
    // JSON has the instant as a text.
    (raw) => new Date(raw as Date | string).getTime(),
  );

/** A calendar day in a `date` column. An empty text is stored as null. */
export const day = (column: string): Field<string> =>
  field(
    column,
    (value) => (value === '' ? null : value),
    (raw) => (typeof raw === 'string' ? raw : ''),
  );

/** Money in whole fen, stored as `numeric` with two decimals. It is exact at any size. */
export const amount = (column: string): Field<Money> => field(column, moneyToText, moneyFromNumeric);

export function moneyFromNumeric(raw: unknown): Money {
  return { fen: BigInt(String(raw).replace('.', '')) };
}

/** A value stored as a JSON document. */
export function document<Value>(column: string): Field<Value> {
  return {
    ...field<Value>(
      column,
      (value) => JSON.stringify(value ?? null),
      (raw) => raw as Value,
    ),
    documents: [column],
  };
}

/** An optional field. Undefined is stored as nulls in all its columns. */
export function optional<Value>(present: Field<Value>): Field<Value | undefined> {
  const { columns, documents } = present;
  return {
    columns,
    documents,
    write: (value) =>
      value === undefined ? Object.fromEntries(columns.map((column) => [column, null])) : present.write(value),
    read: (row) => (columns.every((column) => row[column] === null) ? undefined : present.read(row)),
  };
}

/** Several fields as one value. Each field has its own columns. */
export function group<Value extends object>(fields: Fields<Value>): Field<Value> {
  const entries = Object.entries(fields) as [keyof Value & string, Field<unknown>][];
  return {
    columns: entries.flatMap(([, each]) => each.columns),
    documents: entries.flatMap(([, each]) => each.documents),
    write: (value) => Object.assign({}, ...entries.map(([name, each]) => each.write(value[name]))) as Row,
    // Every field of the value has its entry.
    read: (row) => Object.fromEntries(entries.map(([name, each]) => [name, each.read(row)])) as Value,
  };
}

/** Rows as one JSON text, for a statement that writes many. Documents are embedded as JSON, not as texts. */
export function asJson(rows: readonly Row[], { documents }: Pick<Field<never>, 'documents'>): string {
  const parseDocument = (raw: unknown): unknown => (typeof raw === 'string' ? JSON.parse(raw) : raw);
  const parsedDocuments = (row: Row): Row =>
    Object.fromEntries(documents.map((column) => [column, parseDocument(row[column])]));
  return JSON.stringify(documents.length === 0 ? rows : rows.map((row) => ({ ...row, ...parsedDocuments(row) })));
}
