import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster, startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/ground/embedded-postgres.ts';
import { PostgresStore } from '../../../server/storage/postgres/postgres-store.ts';

const password = 'of-the-tests';

/** One PostgreSQL for a file of tests, with a database for whoever asks. */
export class PostgresUnderTest {
  readonly #dataDir: string;
  #running: EmbeddedPostgres;

  private constructor(dataDir: string, running: EmbeddedPostgres) {
    this.#dataDir = dataDir;
    this.#running = running;
  }

  static async start(): Promise<PostgresUnderTest> {
    const dataDir = await mkdtemp(join(tmpdir(), 'postgres-store-'));
    await chmod(dataDir, 0o711);
    return new PostgresUnderTest(dataDir, await startEmbeddedPostgres({ dataDir, password }));
  }

  /** A database of its own, by its address. */
  async database(): Promise<string> {
    const name = `t${randomUUID().replaceAll('-', '')}`;
    return (await startEmbeddedPostgres({ dataDir: this.#dataDir, password, database: name })).connectionString;
  }

  addressOf(name: string): string {
    const address = new URL(this.#running.connectionString);
    address.pathname = `/${name}`;
    return address.href;
  }

  /** A prepared store in a database of its own. */
  async store(): Promise<PostgresStore> {
    const store = new PostgresStore(await this.database());
    await store.prepare();
    return store;
  }

  /** As a power cut would, and up again. */
  async killAndStart(): Promise<void> {
    process.kill(this.#running.pid, 'SIGKILL');
    this.#running = await startEmbeddedPostgres({ dataDir: this.#dataDir, password });
  }

  async stop(): Promise<void> {
    await this.#running.stop();
    await removeCluster(this.#dataDir);
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
