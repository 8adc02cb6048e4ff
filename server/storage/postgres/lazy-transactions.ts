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

/** Reads rows and holds none: it sees the same whether or not a transaction of its own stands around it. */
function isPlainRead({ query }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) && query.with === undefined && (query.endModifiers ?? []).length === 0;
}

/**
 * Begins a transaction when something in it is first held or written. Under READ COMMITTED each statement sees what
 * stands when it begins, in a transaction or not: what only reads needs none, and most calls only read.
 */
class LazyTransactionDriver extends PostgresDriver {
  readonly #awaited = new WeakMap<DatabaseConnection, TransactionSettings>();
  readonly #known = new WeakSet<DatabaseConnection>();

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options);
    if (!this.#known.has(connection)) {
      this.#known.add(connection);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async (...[query, ...more]) => {
        const settings = this.#awaited.get(connection);
        if (settings && !isPlainRead(query)) {
          this.#awaited.delete(connection);
          await super.beginTransaction(connection, settings);
        }
        return execute(query, ...more);
      };
    }
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    // What another isolation level sees depends on when it begins.
    if (settings.isolationLevel === 'read committed') this.#awaited.set(connection, settings);
    else await super.beginTransaction(connection, settings);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!this.#awaited.delete(connection)) await super.commitTransaction(connection);
  }

  override async rollbackTransaction(
    ...[connection]: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    if (!this.#awaited.delete(connection)) await super.rollbackTransaction(connection);
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
