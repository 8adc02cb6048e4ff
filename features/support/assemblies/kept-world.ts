import { Client } from 'pg';
import { schema, tableNames, type TableName } from '../../../server/storage/postgres/database.ts';

/** What a table is filled with again: all but what the database makes of other columns. */
const columnsOf = `
  select column_name from information_schema.columns
  where table_schema = $1 and table_name = $2 and is_generated = 'NEVER' order by ordinal_position
`;

/** Filled by triggers of other tables. */
const counted: readonly TableName[] = ['package_counts', 'package_count_changes'];

/** All records of a PostgreSQL store as they stood at one time, kept beside it, to be put back by the database itself. */
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
    const copies: string[] = [];
    // What triggers count while the others are filled is not what stood there: it goes before their own are filled.
    const inOrder = [...tableNames.filter((table) => !counted.includes(table)), ...counted];
    for (const table of inOrder) {
      await client.query(`create table kept.${table} as table ${schema}.${table}`);
      const { rows } = await client.query<{ readonly column_name: string }>(columnsOf, [schema, table]);
      const columns = rows.map(({ column_name: name }) => `"${name}"`).join(', ');
      if (counted.includes(table)) copies.push(`delete from ${schema}.${table}`);
      copies.push(`insert into ${schema}.${table} (${columns}) overriding system value select ${columns} from kept.${table}`);
    }
    // To empty a table whole makes new files for it and for each of its indexes; only the log lets itself be emptied in no other way.
    const emptied = tableNames.filter((table) => table !== 'operation_log').toReversed().map((table) => `delete from ${schema}.${table}`);
    return new KeptWorld(client, ['begin', `set local portal.clearing = 'on'`, `truncate ${schema}.operation_log`, ...emptied, ...copies, 'commit'].join(';'));
  }

  async putBack(): Promise<void> {
    await this.#client.query(this.#putBack);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
