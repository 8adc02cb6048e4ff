import { sql } from 'kysely';
import { StoreUnavailable, type MaintainableStore, type Transaction } from '../../core/store.ts';
import type { Announcement } from '../../core/tables/common.ts';
import { PostgresAnnouncements } from './announcements.ts';
import { openForLongWork, openDatabase, schema, type Connection } from './database.ts';
import { addUpCounts } from './evidence/package-totals.ts';
import { announce } from './records/common-tables.ts';
import { addUpTrade } from './records/trade/kept-sums.ts';
import { analyzeChangedTables } from './table-statistics.ts';
import { migrate } from './migrations.ts';
import { isContended, isRetryable, isUnavailable } from './postgres-faults.ts';
import { createIndexesAndKeys, vacuumFilledTables, dropIndexesAndKeys } from './bulk-fill.ts';
import { transactionOn } from './postgres-transaction.ts';
import { tableNames } from './table-names.ts';

/** Maximum number of attempts to drop or create indexes beside concurrent transactions. */
const maxTries = 10;

/**
 * The store of the back end in PostgreSQL 15 or newer. It throws `StoreUnavailable` while the database
 * cannot be reached, and works again afterwards.
 */
export class PostgresStore implements MaintainableStore {
  readonly maxPackages = 1_000_000;
  readonly #connections: number;
  readonly #connectWithin: number;
  #address: string;
  #database: Connection;
  readonly #announcements = new PostgresAnnouncements(() => this.#address);

  /** `connectWithin`: milliseconds after which a caller without a connection is refused. */
  constructor(connectionString: string, connections = 8, connectWithin = 5000) {
    this.#connections = connections;
    this.#connectWithin = connectWithin;
    this.#address = connectionString;
    this.#database = openDatabase(connectionString, connections, connectWithin);
  }

  /** Brings the tables up to date; several servers may do so at once. */
  async prepare(): Promise<void> {
    await this.#translateFaults(async () => this.#runLongWork(migrate));
    await this.runExclusively('indexes', async () => this.#runLongWork(createIndexesAndKeys));
  }

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#translateFaults(async () => this.#retry(async () => this.#runOnce(work)));
  }

  async isReady(): Promise<boolean> {
    try {
      await sql`select 1`.execute(this.#database);
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Minimum number of milliseconds by which the clock of the database is ahead of this machine's. Negative where it is
   * behind; 0 where the difference is within the duration of the query, and where the database cannot be reached.
   */
  async clockDifference(now: () => number = Date.now): Promise<number> {
    const asked = now();
    const answer = await sql<{ at: Date }>`select clock_timestamp() as at`
      .execute(this.#database)
      .then(({ rows }) => rows[0]?.at.getTime())
      .catch(() => undefined);
    if (answer === undefined) return 0;
    const answered = now();
    return answer > answered ? answer - answered : Math.min(0, answer - asked);
  }

  async clear(): Promise<void> {
    const tables = sql.join(tableNames.map((table) => sql.id(schema, table)));
    const empty = async (): Promise<void> =>
      this.#database.transaction().execute(async (connection) => {
        // The operation log can be emptied only under this setting.
        await sql`set local portal.clearing = 'on'`.execute(connection);
        await sql`truncate ${tables} restart identity`.execute(connection);
      });
    // Concurrent readers may block the truncation more than once.
    await this.#translateFaults(async () => this.#retry(empty, 4));
  }

  onAnnounced(listener: (announcement: Announcement | undefined) => void): () => void {
    return this.#announcements.listen(listener);
  }

  async tidy(): Promise<void> {
    await this.runExclusively('tidying', async () => {
      await this.#database.transaction().execute(addUpCounts);
      await this.#database.transaction().execute(addUpTrade);
    });
    await this.#translateFaults(async () => this.#runLongWork(analyzeChangedTables));
  }

  async bulkLoad(work: () => Promise<void>): Promise<void> {
    await this.runExclusively('indexes', async () => {
      // Concurrent saves may block either step. Dropped indexes are created again in any case.
      try {
        await this.#retry(async () => this.#runLongWork(dropIndexesAndKeys), maxTries);
        await work();
      } finally {
        await this.#retry(async () => this.#runLongWork(createIndexesAndKeys), maxTries);
      }
    });
    await this.tidy();
    await this.#translateFaults(async () => this.#runLongWork(vacuumFilledTables));
  }

  /** Runs the work while no other server runs anything under the same name. */
  async runExclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    // Waiting for another server may take minutes, so a connection without time limits is used.
    return this.#translateFaults(async () =>
      this.#runLongWork(async (database) =>
        database.connection().execute(async (connection) => {
          await sql`select pg_advisory_lock(hashtextextended(${`${schema} alone ${name}`}, 0))`.execute(connection);
          try {
            return await work();
          } finally {
            await sql`select pg_advisory_unlock(hashtextextended(${`${schema} alone ${name}`}, 0))`.execute(connection);
          }
        }),
      ),
    );
  }

  /** Continues with the same data at another address. */
  async moveTo(connectionString: string): Promise<void> {
    const previous = this.#database;
    this.#address = connectionString;
    this.#database = openDatabase(connectionString, this.#connections, this.#connectWithin);
    await previous.destroy().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#announcements.close();
    await this.#database.destroy();
  }

  async #runLongWork<Result>(work: (database: Connection) => Promise<Result>): Promise<Result> {
    const database = openForLongWork(this.#address);
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  }

  /** Repeats work that concurrent transactions prevented, up to `times` attempts in all. */
  async #retry<Result>(work: () => Promise<Result>, times = 2): Promise<Result> {
    try {
      return await work();
    } catch (fault) {
      if (times === 1 || !isRetryable(fault)) throw fault;
      return this.#retry(work, times - 1);
    }
  }

  async #runOnce<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#database
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (connection) => {
        const announced: Announcement[] = [];
        const result = await work(transactionOn(connection, announced));
        await announce(connection, announced);
        return result;
      });
  }

  async #translateFaults<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (fault) {
      if (isContended(fault)) throw new StoreUnavailable('Others stood in the way each time', { cause: fault });
      throw isUnavailable(fault) ? new StoreUnavailable('The database cannot be reached', { cause: fault }) : fault;
    }
  }
}
