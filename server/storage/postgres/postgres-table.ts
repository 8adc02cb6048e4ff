import { sql } from 'kysely';
import type { Table } from '../../core/store.ts';
import { schema, type Connection, type TableName } from './database.ts';
import { group, type Field, type Fields, type Row } from './fields.ts';

/** Where one kind of record lies. */
export interface Mapping<Stored extends object> {
  readonly table: TableName;
  /** The column of the primary key. */
  readonly key: string;
  readonly fields: Fields<Stored>;
  /** Columns that are only searched, never read back. */
  readonly derived?: (record: Stored) => Row;
}

/** Holds a name until the transaction ends, whether or not there is anything behind it. */
export async function holdName(connection: Connection, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${schema}.${name}`}, 0))`.execute(connection);
}

/** Records of one kind in their table, within one transaction. */
export class PostgresTable<Stored extends object> implements Table<Stored> {
  protected readonly connection: Connection;
  protected readonly mapping: Mapping<Stored>;
  private readonly whole: Field<Stored>;

  constructor(connection: Connection, mapping: Mapping<Stored>) {
    this.connection = connection;
    this.mapping = mapping;
    this.whole = group(mapping.fields);
  }

  async find(key: string): Promise<Stored | undefined> {
    const [row] = await this.rows().where(this.mapping.key, '=', key).execute();
    return row && this.whole.read(row);
  }

  /** The name is held first, so that two who find nothing under it still follow one another. */
  async lock(key: string): Promise<Stored | undefined> {
    await holdName(this.connection, `${this.mapping.table} ${key}`);
    const [row] = await this.rows().where(this.mapping.key, '=', key).forNoKeyUpdate().execute();
    return row && this.whole.read(row);
  }

  async save(record: Stored): Promise<void> {
    const { table, key, derived } = this.mapping;
    const row = { ...this.whole.write(record), ...derived?.(record) };
    const changes = Object.fromEntries(Object.keys(row).filter((column) => column !== key).map((column) => [column, sql.ref(`excluded.${column}`)]));
    await this.connection.insertInto(table).values(row).onConflict((conflict) => conflict.column(key).doUpdateSet(changes)).execute();
  }

  async remove(key: string): Promise<void> {
    await this.connection.deleteFrom(this.mapping.table).where(this.mapping.key, '=', key).execute();
  }

  protected rows() {
    return this.connection.selectFrom(this.mapping.table).selectAll();
  }

  protected read(rows: readonly Row[]): readonly Stored[] {
    return rows.map((row) => this.whole.read(row));
  }
}
