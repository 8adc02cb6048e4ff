import { Client } from 'pg';
import { schema } from '../../../server/storage/postgres/database.ts';
import { tableNames, type TableName } from '../../../server/storage/postgres/table-names.ts';

const columnsOf = `
  select c.column_name as name, c.is_identity = 'YES' as counted, exists (
    select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and i.indisprimary and a.attname = c.column_name
  ) as key
  from information_schema.columns c
  where c.table_schema = $1 and c.table_name = $2 and c.is_generated = 'NEVER' order by c.ordinal_position
`;

export interface Column {
  readonly name: string;
  /** Numbered by the database, never set. */
  readonly counted: boolean;
  readonly key: boolean;
}

/** The columns that a table is filled with: all but what the database makes of others. */
export const writableColumns = async (client: Client, table: TableName): Promise<readonly Column[]> =>
  (await client.query<Column>(columnsOf, [schema, table])).rows;

/** Filled by triggers of other tables. */
export const counted: readonly TableName[] = [
  'package_counts',
  'package_count_changes',
  'ledger_days',
  'ledger_day_changes',
  'trade_flows',
  'trade_flow_changes',
  'trade_reviews',
  'trade_review_changes',
  'trade_sums',
  'trade_sum_changes',
];
/** They let themselves be emptied in no other way than whole, and only grow. */
const written: readonly TableName[] = ['operation_log', 'postings'];

const listed = (columns: readonly Column[], of = '') => columns.map(({ name }) => `${of}"${name}"`).join(', ');
const together = (columns: readonly Column[], of: string) => `row(${listed(columns, of)})`;

/**
 * The statements that put one table back: what is missing, what was changed, what came since. Only rows that differ are
 * touched.
 */
function differences(
  table: TableName,
  columns: readonly Column[],
): { readonly missing: string; readonly changed: string; readonly since: string } {
  const [live, kept] = [`${schema}.${table}`, `kept.${table} kept`];
  const keys = columns.filter(({ key }) => key);
  const same = keys.map(({ name }) => `live."${name}" = kept."${name}"`).join(' and ');
  const settable = columns.filter((column) => !column.key && !column.counted);
  return {
    missing: `insert into ${live} (${listed(columns)}) overriding system value select ${listed(columns, 'kept.')} from ${kept} where not exists (select from ${live} live where ${same})`,
    changed:
      settable.length === 0
        ? ''
        : `update ${live} live set (${listed(settable)}) = row(${listed(settable, 'kept.')}) from ${kept} where ${same} and ${together(settable, 'live.')} is distinct from ${together(settable, 'kept.')}`,
    since: `delete from ${live} live where not exists (select from ${kept} where ${same})`,
  };
}

/**
 * All records of a PostgreSQL store as they stood at one time, kept beside it, to be put back by the database itself.
 *
 * Hundreds of scenarios put the world back after each other: to empty and fill every table each time leaves its dead
 * rows behind faster than they are swept away, and each scenario takes longer than the one before.
 */
export class KeptWorld {
  readonly #client: Client;
  readonly #putBack: string;

  private constructor(client: Client, putBack: string) {
    this.#client = client;
    this.#putBack = putBack;
  }

  static async of(connectionString: string): Promise<KeptWorld> {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query('create schema kept');
    const columns = new Map<TableName, readonly Column[]>();
    for (const table of tableNames) {
      await client.query(`create table kept.${table} as table ${schema}.${table}`);
      columns.set(table, await writableColumns(client, table));
    }
    const whole = (table: TableName) =>
      `insert into ${schema}.${table} (${listed(columns.get(table)!)}) overriding system value select ${listed(columns.get(table)!)} from kept.${table}`;
    const compared = tableNames
      .filter((table) => !written.includes(table) && !counted.includes(table))
      .map((table) => differences(table, columns.get(table)!));
    return new KeptWorld(
      client,
      [
        'begin',
        `set local portal.clearing = 'on'`,
        `truncate ${written.map((table) => `${schema}.${table}`).join(', ')}`,
        ...compared.map(({ missing }) => missing),
        ...compared.map(({ changed }) => changed).filter((statement) => statement !== ''),
        ...compared.toReversed().map(({ since }) => since),
        ...written.map(whole),
        // What triggers count while the others are put back is not what stood there: it goes before their own are
        // filled.
        ...counted.flatMap((table) => [`delete from ${schema}.${table}`, whole(table)]),
        'commit',
      ].join(';'),
    );
  }

  async putBack(): Promise<void> {
    await this.#client.query(this.#putBack);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
