import { sql } from 'kysely';
import { StoreUnavailable, type TendedStore, type Transaction } from '../../core/store.ts';
import type { Announcement } from '../../core/tables/common.ts';
import { PostgresAnnouncements } from './announcements.ts';
import { openAtLength, openDatabase, schema, type Connection } from './database.ts';
import { addUpCounts } from './evidence/package-totals.ts';
import { migrate } from './migrations.ts';
import { isContended, isPassing, isUnavailable } from './postgres-faults.ts';
import { prepared, settle, unprepared } from './filling.ts';
import { transactionOn } from './postgres-transaction.ts';
import { tableNames } from './table-names.ts';

/** Maximum number of attempts to drop or make indexes while others are in the way. */
const mostTries = 10;

/**
 * The store of the back end in PostgreSQL 15 or newer. It throws `StoreUnavailable` while the database is away, and
 * works again once the database is back.
 */
export class PostgresStore implements TendedStore {
  readonly mostPackages = 1_000_000;
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
    await this.#told(async () => this.#atLength(migrate));
    await this.alone('indexes', async () => this.#atLength(prepared));
  }

  async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#told(async () => this.#tried(async () => this.#once(work)));
  }

  async isReady(): Promise<boolean> {
    try {
      await sql`select 1`.execute(this.#database);
      return true;
    } catch {
      return false;
    }
  }

  async clear(): Promise<void> {
    const tables = sql.join(tableNames.map((table) => sql.id(schema, table)));
    const empty = async (): Promise<void> =>
      this.#database.transaction().execute(async (connection) => {
        // The operation log can be emptied only under this setting.
        await sql`set local portal.clearing = 'on'`.execute(connection);
        await sql`truncate ${tables} restart identity`.execute(connection);
      });
    // A reader may be in the way more than once, and goes away.
    await this.#told(async () => this.#tried(empty, 4));
  }

  onAnnounced(listener: (announcement: Announcement | undefined) => void): () => void {
    return this.#announcements.listen(listener);
  }

  async tidy(): Promise<void> {
    await this.alone('tidying', async () => this.#database.transaction().execute(addUpCounts));
  }

  async filling(work: () => Promise<void>): Promise<void> {
    await this.alone('indexes', async () => {
      // Concurrent saves may be in the way of either step; dropped indexes are made again.
      try {
        await this.#tried(async () => this.#atLength(unprepared), mostTries);
        await work();
      } finally {
        await this.#tried(async () => this.#atLength(prepared), mostTries);
      }
    });
    await this.tidy();
    await this.#told(async () => this.#atLength(settle));
  }

  /** Does the work while no other server does anything under the same name. */
  async alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    // Waiting for another server's turn may take minutes.
    return this.#told(async () =>
      this.#atLength(async (database) =>
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

  /** Goes on with the same data at another address. */
  async moveTo(connectionString: string): Promise<void> {
    const left = this.#database;
    this.#address = connectionString;
    this.#database = openDatabase(connectionString, this.#connections, this.#connectWithin);
    await left.destroy().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#announcements.close();
    await this.#database.destroy();
  }

  async #atLength<Result>(work: (database: Connection) => Promise<Result>): Promise<Result> {
    const database = openAtLength(this.#address);
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  }

  /** Done again while it was in the way of others, as often as is allowed. */
  async #tried<Result>(work: () => Promise<Result>, times = 2): Promise<Result> {
    try {
      return await work();
    } catch (fault) {
      if (times === 1 || !isPassing(fault)) throw fault;
      return this.#tried(work, times - 1);
    }
  }

  async #once<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#database
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (connection) => work(transactionOn(connection)));
  }

  async #told<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (fault) {
      if (isContended(fault)) throw new StoreUnavailable('Others stood in the way each time', { cause: fault });
      throw isUnavailable(fault) ? new StoreUnavailable('The database cannot be reached', { cause: fault }) : fault;
    }
  }
}
