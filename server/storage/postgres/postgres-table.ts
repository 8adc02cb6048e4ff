import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import { ownedRecord, type OwnedBy, type Table } from '../../core/table.ts';
import { schema, type Connection } from './database.ts';
import { knownRows } from './known-rows.ts';
import { executeDeferred } from './lazy-transactions.ts';
import { asJson, group, type Field, type Fields, type Row } from './fields.ts';
import { prepareOnce, withParameters } from './prepared-statements.ts';
import type { TableName } from './table-names.ts';
import { noteWrite } from './write-watch.ts';

/** The table of one kind of record. */
export interface Mapping<Stored extends object> {
  readonly table: TableName;
  /** The column of the primary key. */
  readonly key: string;
  readonly fields: Fields<Stored>;
  /**
   * Rows that a transaction need not read again: those that it has locked, or all existing ones. Only `save`, `saveAll`
   * and `remove` may write to the table.
   */
  readonly stays?: 'locked' | 'always';
  /** Changes the mapping of a record whose fields do not all have their own columns. */
  readonly adapt?: (plain: Field<Stored>) => Field<Stored>;
}

const nameLock = prepareOnce(CompiledQuery.raw('select pg_advisory_xact_lock(hashtextextended($1, 0))'));

/** Locks a name until the transaction ends, whether or not a record has it. */
export async function lockName(connection: Connection, name: string): Promise<void> {
  await connection.executeQuery(withParameters(nameLock, [`${schema}.${name}`]));
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

/**
 * The statements of a mapping, by what they do. They are compiled once, because building the text of a statement costs
 * more than most statements.
 */
const compiledStatements = new WeakMap<object, Map<string, CompiledQuery>>();

function compileOnce(mapping: object, purpose: string, compile: () => CompiledQuery): CompiledQuery {
  const compiled = compiledStatements.get(mapping) ?? new Map<string, CompiledQuery>();
  compiledStatements.set(mapping, compiled);
  const statement = compiled.get(purpose) ?? prepareOnce(compile());
  compiled.set(purpose, statement);
  return statement;
}

/** Records of one kind in their table, over the connection of one transaction. */
export class PostgresTable<Stored extends object> implements Table<Stored> {
  protected readonly connection: Connection;
  protected readonly mapping: Mapping<Stored>;
  /** Keys of the records that the transaction has locked. */
  readonly #locked = new Set<string>();

  constructor(connection: Connection, mapping: Mapping<Stored>) {
    this.connection = connection;
    this.mapping = mapping;
  }

  async find(key: string): Promise<Stored | undefined> {
    const { table, key: column, stays } = this.mapping;
    const known = knownRows(this.connection);
    if (known.has(table, key)) return this.read([known.row(table, key)].filter((each) => each !== undefined))[0];
    const [row] = await this.rowsBy(column, key);
    if (row && stays === 'always') known.note(table, key, row);
    return row && recordFieldOf(this.mapping).read(row);
  }

  async findAll(keys: readonly string[]): Promise<readonly Stored[]> {
    const { table, key: column } = this.mapping;
    const known = knownRows(this.connection);
    const unknown = keys.filter((key) => !known.has(table, key));
    const rows =
      unknown.length === 0
        ? []
        : await this.rows()
            .where(sql<boolean>`${sql.ref(column)} = any(${unknown})`)
            .execute();
    const byKey = new Map([
      ...keys.map((key) => [key, known.row(table, key)] as const),
      ...rows.map((row) => [String(row[column]), row] as const),
    ]);
    return keys.flatMap((key) => {
      const row = byKey.get(key);
      return row ? [recordFieldOf(this.mapping).read(row)] : [];
    });
  }

  /**
   * Locks the record. Where it does not exist, locks its name, so that only one transaction creates it, and reads again
   * for a record that another transaction created during the wait. With an owner it locks no name.
   */
  async lock(key: string, owner?: OwnedBy<Stored>): Promise<Stored | undefined> {
    const { table, stays } = this.mapping;
    const known = knownRows(this.connection);
    if (this.#locked.has(key) && known.has(table, key)) return ownedRecord(await this.find(key), owner);
    let row = await this.#lockRow(key, owner);
    if (!row && !owner) {
      await lockName(this.connection, `${table} ${key}`);
      row = await this.#lockRow(key);
    }
    known.forgetRow(table, key);
    if (row && stays !== undefined) {
      this.#locked.add(key);
      known.note(table, key, row);
    }
    return row && recordFieldOf(this.mapping).read(row);
  }

  async #lockRow(key: string, owner?: OwnedBy<Stored>): Promise<Row | undefined> {
    const columns = owner ? owner.by.flatMap((field) => this.mapping.fields[field].columns) : [];
    const locking = compileOnce(this.mapping, `lock for ${columns.join()}`, () => {
      const named = this.#rowsBy(this.mapping.key, []);
      const owned =
        columns.length > 0 ? named.where((row) => row.or(columns.map((column) => row(column, '=', '')))) : named;
      return owned.forNoKeyUpdate().compile();
    });
    const [row] = await this.#execute(locking, [key, ...columns.map(() => owner?.companyId)]);
    return row;
  }

  /** Rows with a value in a column, in the order of some columns. */
  protected async rowsBy(column: string, value: string, order: readonly string[] = []): Promise<readonly Row[]> {
    const finding = compileOnce(this.mapping, `rows by ${column} in order of ${order.join()}`, () =>
      this.#rowsBy(column, order).compile(),
    );
    return this.#execute(finding, [value]);
  }

  #rowsBy(column: string, order: readonly string[]) {
    const rows = this.connection.selectFrom(this.mapping.table).select(recordFieldOf(this.mapping).columns);
    return order.reduce((sorted, each) => sorted.orderBy(each), rows.where(column, '=', ''));
  }

  async #execute(statement: CompiledQuery, parameters: readonly unknown[]): Promise<readonly Row[]> {
    const { rows } = await this.connection.executeQuery(withParameters(statement, parameters));
    // The statements of a table have its rows.
    return rows as readonly Row[];
  }

  async save(record: Stored): Promise<void> {
    const row = recordFieldOf(this.mapping).write(record);
    knownRows(this.connection).forgetRow(this.mapping.table, String(row[this.mapping.key]));
    await this.write(this.#saveStatement(Object.keys(row)), Object.values(row));
  }

  #saveStatement(columns: readonly string[]): CompiledQuery {
    return compileOnce(this.mapping, `save ${columns.join()}`, () =>
      this.#insertion(columns)
        .onConflict((conflict) => conflict.column(this.mapping.key).doUpdateSet(this.#changes(columns)))
        .compile(),
    );
  }

  /** Writes a row that must be new. */
  protected async insert(row: Row): Promise<void> {
    const columns = Object.keys(row);
    const insertion = compileOnce(this.mapping, `insert ${columns.join()}`, () => this.#insertion(columns).compile());
    await this.write(insertion, Object.values(row));
  }

  #insertion(columns: readonly string[]) {
    const placeholders = Object.fromEntries(columns.map((column) => [column, '']));
    return this.connection.insertInto(this.mapping.table).values(placeholders);
  }

  /** Executes a statement that writes, and returns its rows. */
  protected async change<Result>(
    statement: CompiledQuery<Result>,
    parameters: readonly unknown[],
  ): Promise<readonly Result[]> {
    noteWrite(this.connection);
    return (await this.connection.executeQuery(withParameters(statement, parameters))).rows;
  }

  /** Executes a statement that writes, without a result. */
  protected async write(statement: CompiledQuery, parameters: readonly unknown[]): Promise<void> {
    noteWrite(this.connection);
    await executeDeferred(this.connection, withParameters(statement, parameters));
  }

  async saveAll(records: readonly Stored[]): Promise<void> {
    await this.saveRows(records.map((record) => recordFieldOf(this.mapping).write(record)));
  }

  async remove(key: string): Promise<void> {
    knownRows(this.connection).forgetRow(this.mapping.table, key);
    const deletion = compileOnce(this.mapping, 'remove', () =>
      this.connection.deleteFrom(this.mapping.table).where(this.mapping.key, '=', '').compile(),
    );
    await this.write(deletion, [key]);
  }

  /** Writes rows in one statement, with search columns that are never read back. */
  protected async saveRows(rows: readonly Row[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const { table, key } = this.mapping;
    knownRows(this.connection).forget(table);
    const columns = Object.keys(first);
    const saving = compileOnce(this.mapping, `save rows ${columns.join()}`, () => {
      const names = sql.join(columns.map((column) => sql.ref(column)));
      const changes = sql.join(
        Object.entries(this.#changes(columns)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      );
      return sql`
        insert into ${sql.id(schema, table)} (${names})
        select ${names} from json_populate_recordset(null::${sql.id(schema, table)}, ${'[]'})
        on conflict (${sql.ref(key)}) do update set ${changes}
      `.compile(this.connection);
    });
    await this.write(saving, [asJson(rows, recordFieldOf(this.mapping))]);
  }

  /** Rows of a list that were read ahead, by the owner of the list; undefined for none. */
  protected knownList(of: string): readonly Row[] | undefined {
    return knownRows(this.connection).list(this.mapping.table, of);
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
