import { moneyToText, type Money } from '../../../src/domain/money/money.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The mapping between one field of a record and the columns of its table. */
export interface Field<Value> {
  readonly columns: readonly string[];
  /** Which of the columns are written as JSON. */
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

/** Only values of this type are ever written. */
export const whole = <Value extends number = number>(column: string): Field<Value> =>
  field<Value>(
    column,
    (value) => value,
    (raw) => Number(raw) as Value,
  );

export const flag = (column: string): Field<boolean> => field(column, (value) => value, Boolean);

/** Milliseconds since the epoch, in a column that knows points in time. */
export const instant = (column: string): Field<number> =>
  field(
    column,
    (value) => new Date(value).toISOString(),
    (raw) => (raw as Date).getTime(),
  );

/** A calendar day, empty where there is none. */
export const day = (column: string): Field<string> =>
  field(
    column,
    (value) => (value === '' ? null : value),
    (raw) => (typeof raw === 'string' ? raw : ''),
  );

/** Exact at any size: whole fen on this side, `numeric` with two decimals on the other. */
export const amount = (column: string): Field<Money> => field(column, moneyToText, moneyFromNumeric);

export function moneyFromNumeric(raw: unknown): Money {
  return { fen: BigInt(String(raw).replace('.', '')) };
}

/** A JSON document, written and read whole and never queried. */
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

/** Nothing but nulls where there is no value. */
export function optional<Value>(given: Field<Value>): Field<Value | undefined> {
  const { columns, documents } = given;
  return {
    columns,
    documents,
    write: (value) =>
      value === undefined ? Object.fromEntries(columns.map((column) => [column, null])) : given.write(value),
    read: (row) => (columns.every((column) => row[column] === null) ? undefined : given.read(row)),
  };
}

/** A value of several fields, each in columns of its own. */
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

/** Rows as one JSON text, for a statement that takes many at once: documents as themselves and not as texts. */
export function asJson(rows: readonly Row[], { documents }: Pick<Field<never>, 'documents'>): string {
  const read = (raw: unknown): unknown => (typeof raw === 'string' ? JSON.parse(raw) : raw);
  const unwritten = (row: Row): Row => Object.fromEntries(documents.map((column) => [column, read(row[column])]));
  return JSON.stringify(documents.length === 0 ? rows : rows.map((row) => ({ ...row, ...unwritten(row) })));
}
