import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { fillFromKept } from '../../../features/support/assemblies/kept-rows.ts';
import {
  removeCluster,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../server/ground/embedded-postgres.ts';
import { withConnection } from '../../../server/ground/postgres-connection.ts';
import { administrators, serverRole } from '../../../server/ground/postgres-roles.ts';
import { tableNames } from '../../../server/storage/postgres/table-names.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';

const password = 'of-the-tests';

type Filling = (store: PostgresStore, address: string) => Promise<void>;

/** The demo world of the scenarios' day. */
export const demoWorld: Filling = fillFromKept;

const empty: Filling = async () => undefined;
const drawn = (): string => `t${randomUUID().replaceAll('-', '')}`;

/** A folder in memory where there is space, because waiting for a disk after each transaction proves nothing. */
async function roomiestPlace(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

/** One PostgreSQL for a file of tests, with databases on request. */
export class PostgresUnderTest {
  readonly #dataDir: string;
  #running: EmbeddedPostgres;
  /** Connections that remove rows, by the name of their database. */
  readonly #removing = new Map<string, Promise<Client>>();
  readonly #patterns = new Map<Filling, Promise<string>>();

  private constructor(dataDir: string, running: EmbeddedPostgres) {
    this.#dataDir = dataDir;
    this.#running = running;
  }

  static async start(): Promise<PostgresUnderTest> {
    const dataDir = await mkdtemp(join(await roomiestPlace(), 'postgres-store-'));
    await chmod(dataDir, 0o711);
    return new PostgresUnderTest(dataDir, await startEmbeddedPostgres({ dataDir, password }));
  }

  /** An empty database. Returns its address. */
  async database(name = drawn()): Promise<string> {
    return (await startEmbeddedPostgres({ dataDir: this.#dataDir, password, database: name })).connectionString;
  }

  addressOf(name: string): string {
    const address = new URL(this.#running.connectionString);
    address.pathname = `/${name}`;
    return address.href;
  }

  /**
   * A database with all tables and the filled-in rows: a copy of a template, which takes a part of the time. The files
   * of the template are copied, because logging each block takes twice as long.
   */
  async preparedDatabase(fill: Filling = empty): Promise<string> {
    const made = this.#patterns.get(fill) ?? this.#filled(fill);
    this.#patterns.set(fill, made);
    const [name, pattern] = [drawn(), await made];
    await withConnection(this.#administrationOf('postgres'), async (client) =>
      client.query(`create database ${name} template ${pattern} owner ${serverRole} strategy file_copy`),
    );
    return this.addressOf(name);
  }

  /**
   * Removes all rows of a database. Truncating would create new files for each table and index, and a new connection
   * would read the catalogue for each table: both take thirty times as long for a few rows.
   */
  async removeRows(address: string): Promise<void> {
    const [, name = ''] = new URL(address).pathname.split('/');
    const removing = this.#removing.get(name) ?? this.#connectedToRemove(name);
    this.#removing.set(name, removing);
    await (await removing).query('select pg_temp.remove_rows()');
  }

  async #connectedToRemove(name: string): Promise<Client> {
    const client = new Client(this.#administrationOf(name));
    // The database may be killed.
    client.on('error', () => undefined);
    await client.connect();
    const removals = tableNames.map(
      (table) => `if exists (select from portal.${table}) then delete from portal.${table}; end if;`,
    );
    await client.query(`
      set session_replication_role = replica;
      create function pg_temp.remove_rows() returns void language plpgsql as $$ begin ${removals.join('\n')} end $$;
    `);
    return client;
  }

  #administrationOf(name: string): string {
    const address = new URL(this.addressOf(name));
    [address.username, address.password] = [administrators[0], password];
    return address.href;
  }

  /** A prepared store in its own database, filled or empty. */
  async store(fill?: Filling): Promise<PostgresStore> {
    return new PostgresStore(await this.preparedDatabase(fill));
  }

  /** Kills it like a power failure, and starts it again. */
  async killAndStart(): Promise<void> {
    process.kill(this.#running.pid, 'SIGKILL');
    this.#running = await startEmbeddedPostgres({ dataDir: this.#dataDir, password });
  }

  async #filled(fill: Filling): Promise<string> {
    const name = drawn();
    const address = await this.database(name);
    const store = new PostgresStore(address);
    await store.prepare();
    await fill(store, address);
    await store.close();
    return name;
  }

  async stop(): Promise<void> {
    // The data are no longer needed. An orderly shutdown would first write dozens of databases to the disk.
    process.kill(this.#running.pid, 'SIGQUIT');
    await removeCluster(this.#dataDir);
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
