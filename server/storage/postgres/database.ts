import { Kysely } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import type { Row } from './fields.ts';
import { LazyTransactionDialect } from './lazy-transactions.ts';
import { preparingPool } from './prepared-statements.ts';
import type { TableName } from './table-names.ts';

/** The portal's own schema, so that it can share a database. */
export const schema = 'portal';

export type Database = Record<TableName, Row>;
export type Connection = Kysely<Database>;

const { builtins } = types;
const keepText = (raw: string): string => raw;
// Dates stay texts, because a day is no instant. Sums stay texts, because a double is not exact. Bigints fit a double.
const parsers = new Map<number, (raw: string) => unknown>([
  [builtins.DATE, keepText],
  [builtins.NUMERIC, keepText],
  [builtins.INT8, Number],
]);

/**
 * Opens a small pool that survives restarts of the database: broken connections are dropped, and new ones are opened on
 * demand. `connectWithin` in milliseconds.
 */
export function openDatabase(connectionString: string, connections: number, connectWithin = 5000): Connection {
  return openPool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectWithin,
    statement_timeout: 30_000,
    query_timeout: 40_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
}

/** Opens two connections for work on whole tables, with more memory and without time limits. */
export function openForLongWork(connectionString: string): Connection {
  return openPool({ connectionString, max: 2, options: '-c maintenance_work_mem=256MB' });
}

function openPool(settings: PoolConfig): Connection {
  const pool = new Pool({
    ...settings,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // Statements are sent without waiting for the results of earlier ones.
    pipeline: true,
    application_name: 'portal',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text'),
    },
  });
  // Pending queries reject by themselves. An error event without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new LazyTransactionDialect({ pool: preparingPool(pool) }) }).withSchema(
    schema,
  );
}
