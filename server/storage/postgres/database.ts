import { Kysely } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Row } from './fields.ts';
import { LazyTransactionDialect } from './lazy-transactions.ts';
import type { TableName } from './table-names.ts';

/** The schema of its own in which the portal keeps everything, so that it can share a database. */
export const schema = 'portal';

export type Database = Record<TableName, Row>;
export type Connection = Kysely<Database>;

const { builtins } = types;
const asWritten = (raw: string): string => raw;
// A date is a day and not an instant, and neither a sum nor a bigint fits a double.
const parsers = new Map<number, (raw: string) => unknown>([
  [builtins.DATE, asWritten],
  [builtins.NUMERIC, asWritten],
  [builtins.INT8, Number],
]);

/**
 * A small pool that survives restarts of the database: broken connections are dropped, and new ones are made on demand.
 */
export function openDatabase(connectionString: string, connections: number, connectWithin = 5000): Connection {
  return opened({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectWithin,
    statement_timeout: 30_000,
    query_timeout: 40_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
}

/** Two connections for work on whole tables, with the memory that it needs. */
export function openAtLength(connectionString: string): Connection {
  return opened({ connectionString, max: 2, options: '-c maintenance_work_mem=256MB' });
}

function opened(settings: PoolConfig): Connection {
  const pool = new Pool({
    ...settings,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'portal',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text'),
    },
  });
  // Pending queries receive the break as well; without a listener the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new LazyTransactionDialect({ pool }) }).withSchema(schema);
}
