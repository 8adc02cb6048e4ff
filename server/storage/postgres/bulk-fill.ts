import { sql } from 'kysely';
import { schema, type Connection } from './database.ts';
import type { TableName } from './table-names.ts';
import { packageIndexes } from './evidence/package-indexes.ts';

/** The tables that bulk loading fills. */
const bulkTables: readonly TableName[] = [
  'packages',
  'package_counts',
  'package_count_changes',
  'package_names',
  'candidates',
  'materials',
  'operation_log',
];

/** Table, column and referenced table of each foreign key, by the name of the key. */
const references: ReadonlyMap<string, readonly [TableName, string, TableName]> = new Map([
  ['packages_pk_corp_fkey', ['packages', 'pk_corp', 'companies']],
  ['packages_standard_version_fkey', ['packages', 'standard_version', 'standards']],
  ['packages_created_by_fkey', ['packages', 'created_by', 'users']],
  ['packages_handler_id_fkey', ['packages', 'handler_id', 'users']],
  ['credits_pk_corp_fkey', ['candidates', 'pk_corp', 'companies']],
  ['credits_packaged_in_fkey', ['candidates', 'packaged_in', 'packages']],
  ['materials_doc_datum_id_fkey', ['materials', 'doc_datum_id', 'packages']],
  ['operation_log_doc_datum_id_fkey', ['operation_log', 'doc_datum_id', 'packages']],
]);

/** Runs work on two pieces at a time, one for each connection. */
async function twoAtATime<Piece>(pieces: Iterable<Piece>, work: (piece: Piece) => Promise<void>): Promise<void> {
  const remaining = Iterator.from(pieces);
  const worker = async (): Promise<void> => {
    for (const piece of remaining) await work(piece);
  };
  await Promise.all([worker(), worker()]);
}

async function missingReferences(database: Connection): Promise<readonly string[]> {
  const { rows } = await sql<{
    readonly name: string;
  }>`select conname as name from pg_constraint where connamespace = ${schema}::regnamespace and contype = 'f'`.execute(
    database,
  );
  const existing = new Set(rows.map(({ name }) => name));
  return [...references.keys()].filter((name) => !existing.has(name));
}

/** Creates the indexes of the lists and the foreign keys that `dropIndexesAndKeys` dropped or that never existed. */
export async function createIndexesAndKeys(database: Connection): Promise<void> {
  await twoAtATime(packageIndexes, async ([name, definition]) => {
    await sql`create index if not exists ${sql.id(name)} on portal.packages using ${sql.raw(definition)}`.execute(
      database,
    );
  });
  for (const name of await missingReferences(database)) {
    const [table, column, to] = references.get(name) ?? [];
    if (table === undefined || column === undefined || to === undefined) continue;
    await sql`alter table ${sql.id(schema, table)} add constraint ${sql.id(name)} foreign key (${sql.id(column)}) references ${sql.id(schema, to)}`.execute(
      database,
    );
  }
}

/**
 * Drops indexes and foreign keys before a bulk insert: creating them afterwards takes a tenth of the time of updating
 * them row by row.
 */
export async function dropIndexesAndKeys(database: Connection): Promise<void> {
  for (const name of packageIndexes.keys()) await sql`drop index if exists ${sql.id(schema, name)}`.execute(database);
  for (const [name, [table]] of references)
    await sql`alter table ${sql.id(schema, table)} drop constraint if exists ${sql.id(name)}`.execute(database);
}

/**
 * Updates the statistics and visibility maps of the filled tables at once. Until then the database plans with old row
 * counts and checks the visibility of each row.
 */
export async function vacuumFilledTables(database: Connection): Promise<void> {
  await twoAtATime(
    bulkTables,
    async (table) => void (await sql`vacuum (analyze) ${sql.id(schema, table)}`.execute(database)),
  );
}
