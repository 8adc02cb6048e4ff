import type { Connection } from './database.ts';
import type { Row } from './fields.ts';
import type { TableName } from './table-names.ts';

/**
 * Rows that one transaction already has and need not read again: rows that it has locked, rows that never change, and
 * rows that were read ahead for it.
 */
class KnownRows {
  readonly #rows = new Map<TableName, Map<string, Row | undefined>>();
  readonly #lists = new Map<TableName, Map<string, readonly Row[]>>();

  note(table: TableName, key: string, row: Row | undefined): void {
    const rows = this.#rows.get(table);
    if (rows) rows.set(key, row);
    else this.#rows.set(table, new Map([[key, row]]));
  }

  noteList(table: TableName, of: string, rows: readonly Row[]): void {
    const lists = this.#lists.get(table);
    if (lists) lists.set(of, rows);
    else this.#lists.set(table, new Map([[of, rows]]));
  }

  /** Whether the row of a key is known, including that it does not exist. */
  has(table: TableName, key: string): boolean {
    return this.#rows.get(table)?.has(key) ?? false;
  }

  row(table: TableName, key: string): Row | undefined {
    return this.#rows.get(table)?.get(key);
  }

  /** Known rows of a list, by the owner of the list; undefined where they are not known. */
  list(table: TableName, of: string): readonly Row[] | undefined {
    return this.#lists.get(table)?.get(of);
  }

  /** Discards the known rows of a table that is written to. */
  forget(table: TableName): void {
    this.#rows.delete(table);
    this.#lists.delete(table);
  }

  /** Discards a row that is written, and the lists of its table, which may contain it. */
  forgetRow(table: TableName, key: string): void {
    this.#rows.get(table)?.delete(key);
    this.#lists.delete(table);
  }
}

/** Each transaction has a connection object of its own. */
const ofConnections = new WeakMap<Connection, KnownRows>();

/** The known rows of a connection's transaction. */
export function knownRows(connection: Connection): KnownRows {
  const known = ofConnections.get(connection) ?? new KnownRows();
  ofConnections.set(connection, known);
  return known;
}
