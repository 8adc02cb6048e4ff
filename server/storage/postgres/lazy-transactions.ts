import {
  PostgresDialect,
  PostgresDriver,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type QueryExecutorProvider,
  type TransactionSettings,
} from 'kysely';

/** Whether a query reads rows without locking them. Its result is the same inside and outside a transaction. */
function isPlainRead({ query }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) && query.with === undefined && (query.endModifiers ?? []).length === 0;
}

/** Whether a query reads rows, or locks them, and does nothing else. */
const isReadOrLock = ({ query }: CompiledQuery): boolean => SelectQueryNode.is(query) && query.with === undefined;

/** Writes whose result nobody reads. */
const withoutResult = new WeakSet<CompiledQuery>();

/**
 * Writes without reading a result. In a transaction, the statement waits for the next one that has a result, or for the
 * commit, and travels with it. A fault of the write is thrown there, and nothing is committed.
 */
export async function executeDeferred(connection: QueryExecutorProvider, query: CompiledQuery): Promise<void> {
  withoutResult.add(query);
  await connection.getExecutor().executeQuery(query);
}

/** The state of a connection in a transaction. */
interface OpenTransaction {
  /** How the transaction begins at its first lock or write; undefined after it has begun. */
  settings: TransactionSettings | undefined;
  readonly deferred: CompiledQuery[];
}

/** The result of the last statement, after all have ended. Throws the fault of the first that failed. */
async function lastResult<Result>(earlier: readonly Promise<unknown>[], last: Promise<Result>): Promise<Result> {
  for (const ended of await Promise.allSettled([...earlier, last])) if (ended.status === 'rejected') throw ended.reason;
  return last;
}

/**
 * Begins a transaction only at the first lock or write. Under READ COMMITTED each statement sees the data at its own
 * start, in a transaction or not, so reads need none. Most calls only read. The deferred writes are sent with the next
 * statement, and the beginning with a lock, without waiting for their results: each wait for the database costs more
 * than most statements.
 */
class LazyTransactionDriver extends PostgresDriver {
  readonly #open = new WeakMap<DatabaseConnection, OpenTransaction>();
  readonly #wrapped = new WeakSet<DatabaseConnection>();

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options);
    if (!this.#wrapped.has(connection)) {
      this.#wrapped.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async (...[query, ...more]) => {
        const transaction = this.#open.get(connection);
        if (!transaction) return execute(query, ...more);
        const { settings, deferred } = transaction;
        if (withoutResult.has(query)) {
          deferred.push(query);
          return { rows: [] };
        }
        if (deferred.length === 0 && settings && isPlainRead(query)) return execute(query, ...more);
        const writes = deferred.splice(0);
        transaction.settings = undefined;
        const begun = settings ? super.beginTransaction(connection, settings) : undefined;
        // Where the beginning is refused, what travels with it runs outside a transaction. A lock does no harm there.
        const travelling = begun && writes.length === 0 && isReadOrLock(query) ? [begun] : [];
        if (begun && travelling.length === 0) await begun;
        const written = writes.map(async (write) => execute(write));
        return lastResult([...travelling, ...written], execute(query, ...more));
      };
    }
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    // Other isolation levels take their snapshot at the start of the transaction, so these begin at once.
    const isLazy = settings.isolationLevel === 'read committed';
    if (!isLazy) await super.beginTransaction(connection, settings);
    this.#open.set(connection, { settings: isLazy ? settings : undefined, deferred: [] });
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const transaction = this.#open.get(connection);
    const hasBegun = !transaction?.settings || transaction.deferred.length > 0;
    if (hasBegun) await super.commitTransaction(connection);
    this.#open.delete(connection);
  }

  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    const hasBegun = !this.#open.get(connection)?.settings;
    this.#open.delete(connection);
    if (hasBegun) await super.rollbackTransaction(connection);
  }
}

/** PostgreSQL, with transactions that begin when they are needed. */
export class LazyTransactionDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LazyTransactionDriver(this.#config);
  }
}
