import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { cachedFolder } from '../../../scripts/cache-folder.ts';
import { digestOf } from '../../../scripts/digest-of.ts';
import { seedWorld } from '../../../server/seed/world.ts';
import { schema } from '../../../server/storage/postgres/database.ts';
import { tableNames, type TableName } from '../../../server/storage/postgres/table-names.ts';
import type { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { plainPasswords, scenarioStart } from '../demo-world.ts';
import { ManualClock } from '../manual-clock.ts';
import { counted, summedUp, writableColumns } from './kept-world.ts';

/** The rows of every table, each table as one JSON text. */
type Rows = Readonly<Record<TableName, string>>;

/** All inputs that determine the rows of the demo world. */
const ingredients = ['server', 'src', 'features/support', 'package-lock.json'];
const root = resolve(import.meta.dirname, '../../..');
const day = 24 * 60 * 60_000;

/**
 * Fills a database that has all tables and no rows with the demo world of the scenarios' day. Seeding sends thousands
 * of queries to the database. Its rows are therefore kept in `.cache`, and copied from there until a source changes.
 */
export async function fillFromKept(store: PostgresStore, connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    let isSeeded = false;
    const folder = await cachedFolder(join('demo-world', await digestOf(root, ingredients)), async (made) => {
      await seedWorld(store, new ManualClock(scenarioStart), plainPasswords);
      isSeeded = true;
      await writeFile(join(made, 'rows.json'), JSON.stringify(await rowsOf(client)));
    });
    if (isSeeded) await removeOld(dirname(folder));
    else await fill(client, JSON.parse(await readFile(join(folder, 'rows.json'), 'utf8')) as Rows);
  } finally {
    await client.end();
  }
}

/** The rows of every table of a database. */
export async function rowsOf(client: Pick<Client, 'query'>): Promise<Rows> {
  const rows: [TableName, string][] = [];
  for (const table of tableNames) {
    const {
      rows: [found],
    } = await client.query<{ all: string }>(
      `select coalesce(json_agg(t), '[]')::text as all from ${schema}.${table} t`,
    );
    rows.push([table, found?.all ?? '[]']);
  }
  return Object.fromEntries(rows) as Rows;
}

async function fill(client: Client, rows: Rows): Promise<void> {
  await client.query('begin');
  for (const table of tableNames.filter((each) => !counted.includes(each))) await fillTable(client, table, rows[table]);
  // Triggers of other tables have added to the columns what these already had.
  for (const table of summedUp) await setRows(client, table, rows[table]);
  // Counts that triggers made meanwhile are deleted before the saved counts are inserted.
  for (const table of counted) {
    await client.query(`delete from ${schema}.${table}`);
    await fillTable(client, table, rows[table]);
  }
  await client.query('commit');
}

async function fillTable(client: Client, table: TableName, rows: string): Promise<void> {
  const columns = await writableColumns(client, table);
  const listed = columns.map(({ name }) => `"${name}"`).join(', ');
  const name = `${schema}.${table}`;
  await client.query(
    `insert into ${name} (${listed}) overriding system value select ${listed} from json_populate_recordset(null::${name}, $1)`,
    [rows],
  );
  for (const column of columns.filter((each) => each.counted)) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(1, (select max("${column.name}") from ${name})))`,
      [name, column.name],
    );
  }
}

/** Gives the rows of a filled table their values again. */
async function setRows(client: Client, table: TableName, rows: string): Promise<void> {
  const columns = await writableColumns(client, table);
  const [keys, values] = [columns.filter(({ key }) => key), columns.filter(({ key }) => !key)];
  const name = `${schema}.${table}`;
  await client.query(
    `update ${name} live set ${values.map((each) => `"${each.name}" = kept."${each.name}"`).join(', ')}
      from json_populate_recordset(null::${name}, $1) kept
      where ${keys.map((each) => `live."${each.name}" = kept."${each.name}"`).join(' and ')}`,
    [rows],
  );
}

/** Removes rows of outdated sources. Another run may be reading the present ones. */
async function removeOld(folder: string): Promise<void> {
  for (const each of await readdir(folder)) {
    const path = join(folder, each);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > day) await rm(path, { recursive: true, force: true });
  }
}
