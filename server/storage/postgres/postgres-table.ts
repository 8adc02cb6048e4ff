import { sql, type RawBuilder } from 'kysely';
import type { Table } from '../../core/table.ts';
import { schema, type Connection } from './database.ts';
import { asJson, group, type Field, type Fields, type Row } from './fields.ts';
import type { TableName } from './table-names.ts';

/** The table of one kind of record. */
export interface Mapping<Stored extends object> {
  readonly table: TableName;
  /** The column of the primary key. */
  readonly key: string;
  readonly fields: Fields<Stored>;
  /** Changes the mapping of a record whose fields do not all have their own columns. */
  readonly adapt?: (plain: Field<Stored>) => Field<Stored>;
}

/** Locks a name until the transaction ends, whether or not a record has it. */
export async function lockName(connection: Connection, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${schema}.${name}`}, 0))`.execute(connection);
}

/** The field of a whole record, by its mapping. All transactions share it, though each has its own tables. */
const recordFields = new WeakMap<object, unknown>();

function recordFieldOf<Stored extends object>(mapping: Mapping<Stored>): Field<Stored> {
  // The map holds for each mapping the field that was made from it.
  const existing = recordFields.get(mapping) as Field<Stored> | undefined;
  if (existing) return existing;
  const plain = group(mapping.fields);
  const recordField = mapping.adapt?.(plain) ?? plain;
  recordFields.set(mapping, recordField);
  return recordField;
}

/** Records of one kind in their table, over the connection of one transaction. */
export class PostgresTable<Stored extends object> implements Table<Stored> {
  protected readonly connection: Connection;
  protected readonly mapping: Mapping<Stored>;

  constructor(connection: Connection, mapping: Mapping<Stored>) {
    this.connection = connection;
    this.mapping = mapping;
  }

  async find(key: string): Promise<Stored | undefined> {
    const [row] = await this.rows().where(this.mapping.key, '=', key).execute();
    return row && recordFieldOf(this.mapping).read(row);
  }

  async findAll(keys: readonly string[]): Promise<readonly Stored[]> {
    if (keys.length === 0) return [];
    const rows = await this.rows()
      .where(sql<boolean>`${sql.ref(this.mapping.key)} = any(${keys})`)
      .execute();
    const byKey = new Map(rows.map((row) => [row[this.mapping.key], row]));
    return keys.flatMap((key) => {
      const row = byKey.get(key);
      return row ? [recordFieldOf(this.mapping).read(row)] : [];
    });
  }

  /** Locks the name first, so that transactions take turns even where there is no record yet. */
  async lock(key: string): Promise<Stored | undefined> {
    await lockName(this.connection, `${this.mapping.table} ${key}`);
    const [row] = await this.rows().where(this.mapping.key, '=', key).forNoKeyUpdate().execute();
    return row && recordFieldOf(this.mapping).read(row);
  }

  async save(record: Stored): Promise<void> {
    await this.connection
      .insertInto(this.mapping.table)
      .values(recordFieldOf(this.mapping).write(record))
      .onConflict((conflict) =>
        conflict.column(this.mapping.key).doUpdateSet(this.#changes(recordFieldOf(this.mapping).columns)),
      )
      .execute();
  }

  async saveAll(records: readonly Stored[]): Promise<void> {
    await this.saveRows(records.map((record) => recordFieldOf(this.mapping).write(record)));
  }

  async remove(key: string): Promise<void> {
    await this.connection.deleteFrom(this.mapping.table).where(this.mapping.key, '=', key).execute();
  }

  /** Writes rows in one statement, with search columns that are never read back. */
  protected async saveRows(rows: readonly Row[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const { table, key } = this.mapping;
    const columns = Object.keys(first);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const changes = sql.join(
      Object.entries(this.#changes(columns)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    );
    await sql`
      insert into ${sql.id(schema, table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.id(schema, table)}, ${asJson(rows, recordFieldOf(this.mapping))})
      on conflict (${sql.ref(key)}) do update set ${changes}
    `.execute(this.connection);
  }

  protected rowOf(record: Stored): Row {
    return recordFieldOf(this.mapping).write(record);
  }

  protected rows() {
    return this.connection.selectFrom(this.mapping.table).selectAll();
  }

  protected read(rows: readonly Row[]): readonly Stored[] {
    return rows.map((row) => recordFieldOf(this.mapping).read(row));
  }

  #changes(columns: readonly string[]): Record<string, RawBuilder<unknown>> {
    return Object.fromEntries(
      columns.filter((column) => column !== this.mapping.key).map((column) => [column, sql.ref(`excluded.${column}`)]),
    );
  }
}
