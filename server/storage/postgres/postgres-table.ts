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
  /** What is not written field by field. */
  readonly as?: (plain: Field<Stored>) => Field<Stored>;
}

/** Holds a name until the transaction ends, whether or not there is anything behind it. */
export async function holdName(connection: Connection, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${schema}.${name}`}, 0))`.execute(connection);
}

/**
 * A record's fields as one, by its mapping: every transaction has tables of its own, and what a record is made of is
 * the same in all.
 */
const wholes = new WeakMap<object, unknown>();

function wholeOf<Stored extends object>(mapping: Mapping<Stored>): Field<Stored> {
  // Under a mapping only what was made of it is kept.
  const known = wholes.get(mapping) as Field<Stored> | undefined;
  if (known) return known;
  const plain = group(mapping.fields);
  const whole = mapping.as?.(plain) ?? plain;
  wholes.set(mapping, whole);
  return whole;
}

/** Records of one kind in their table, within one transaction. */
export class PostgresTable<Stored extends object> implements Table<Stored> {
  protected readonly connection: Connection;
  protected readonly mapping: Mapping<Stored>;

  constructor(connection: Connection, mapping: Mapping<Stored>) {
    this.connection = connection;
    this.mapping = mapping;
  }

  async find(key: string): Promise<Stored | undefined> {
    const [row] = await this.rows().where(this.mapping.key, '=', key).execute();
    return row && wholeOf(this.mapping).read(row);
  }

  async findAll(keys: readonly string[]): Promise<readonly Stored[]> {
    if (keys.length === 0) return [];
    const rows = await this.rows()
      .where(sql<boolean>`${sql.ref(this.mapping.key)} = any(${keys})`)
      .execute();
    const byKey = new Map(rows.map((row) => [row[this.mapping.key], row]));
    return keys.flatMap((key) => {
      const row = byKey.get(key);
      return row ? [wholeOf(this.mapping).read(row)] : [];
    });
  }

  /** The name is held first, so that two who find nothing under it still follow one another. */
  async lock(key: string): Promise<Stored | undefined> {
    await holdName(this.connection, `${this.mapping.table} ${key}`);
    const [row] = await this.rows().where(this.mapping.key, '=', key).forNoKeyUpdate().execute();
    return row && wholeOf(this.mapping).read(row);
  }

  async save(record: Stored): Promise<void> {
    await this.connection
      .insertInto(this.mapping.table)
      .values(wholeOf(this.mapping).write(record))
      .onConflict((conflict) =>
        conflict.column(this.mapping.key).doUpdateSet(this.#changes(wholeOf(this.mapping).columns)),
      )
      .execute();
  }

  async saveAll(records: readonly Stored[]): Promise<void> {
    await this.saveRows(records.map((record) => wholeOf(this.mapping).write(record)));
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
      select ${names} from json_populate_recordset(null::${sql.id(schema, table)}, ${asJson(rows, wholeOf(this.mapping))})
      on conflict (${sql.ref(key)}) do update set ${changes}
    `.execute(this.connection);
  }

  protected rowOf(record: Stored): Row {
    return wholeOf(this.mapping).write(record);
  }

  protected rows() {
    return this.connection.selectFrom(this.mapping.table).selectAll();
  }

  protected read(rows: readonly Row[]): readonly Stored[] {
    return rows.map((row) => wholeOf(this.mapping).read(row));
  }

  #changes(columns: readonly string[]): Record<string, RawBuilder<unknown>> {
    return Object.fromEntries(
      columns.filter((column) => column !== this.mapping.key).map((column) => [column, sql.ref(`excluded.${column}`)]),
    );
  }
}
