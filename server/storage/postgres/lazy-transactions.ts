import {
  PostgresDialect,
  PostgresDriver,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

/** Whether a query reads rows without locking them. Its result is the same inside and outside a transaction. */
function isPlainRead({ query }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) && query.with === undefined && (query.endModifiers ?? []).length === 0;
}

/**
 * Begins a transaction only at the first lock or write. Under READ COMMITTED each statement sees the data at its own
 * start, in a transaction or not, so reads need none. Most calls only read.
 */
class LazyTransactionDriver extends PostgresDriver {
  readonly #pendingSettings = new WeakMap<DatabaseConnection, TransactionSettings>();
  readonly #wrapped = new WeakSet<DatabaseConnection>();

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options);
    if (!this.#wrapped.has(connection)) {
      this.#wrapped.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async (...[query, ...more]) => {
        const settings = this.#pendingSettings.get(connection);
        if (settings && !isPlainRead(query)) {
          this.#pendingSettings.delete(connection);
          await super.beginTransaction(connection, settings);
        }
        return execute(query, ...more);
      };
    }
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    // Other isolation levels take their snapshot at the start of the transaction, so these begin at once.
    if (settings.isolationLevel === 'read committed') this.#pendingSettings.set(connection, settings);
    else await super.beginTransaction(connection, settings);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#pendingSettings.delete(connection)) await super.commitTransaction(connection);
  }

  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    if (!this.#pendingSettings.delete(connection)) await super.rollbackTransaction(connection);
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
