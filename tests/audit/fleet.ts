import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/ground/free-port.ts';
import { ServerProcess } from '../server/start/server-process.ts';
import { PostgresUnderTest } from '../server/storage/postgres-under-test.ts';
import { RoundRobin, type Moment } from './round-robin.ts';

/**
 * The installation of docs/deploy on one machine: one database, one object store, three servers and a proxy in front of
 * them.
 */
export class Fleet {
  readonly origin: string;
  readonly proxy: RoundRobin;
  readonly #servers: ReadonlyMap<number, ServerProcess>;
  readonly #closers: readonly (() => Promise<unknown>)[];

  private constructor(
    origin: string,
    proxy: RoundRobin,
    servers: ReadonlyMap<number, ServerProcess>,
    closers: readonly (() => Promise<unknown>)[],
  ) {
    this.origin = origin;
    this.proxy = proxy;
    this.#servers = servers;
    this.#closers = closers;
  }

  static async start(): Promise<Fleet> {
    const closers: (() => Promise<unknown>)[] = [];
    try {
      return await Fleet.#started(closers);
    } catch (failure) {
      await closeAll(closers);
      throw failure;
    }
  }

  static async #started(closers: (() => Promise<unknown>)[]): Promise<Fleet> {
    const folder = await mkdtemp(join(tmpdir(), 'fleet-'));
    closers.push(async () => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o711);
    await mkdir(join(folder, 'portal'));
    await writeFile(
      join(folder, 'portal/index.html'),
      '<!doctype html><html lang="zh-CN"><!--sign-in-style--><div id="root"><!--sign-in-form--></div></html>',
    );
    const postgres = await PostgresUnderTest.start();
    closers.push(async () => postgres.stop());

    const [proxyPort, storePort, ...ports] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const origin = `http://127.0.0.1:${proxyPort}`;
    const proxy = new RoundRobin(ports);
    await proxy.listen(proxyPort);
    closers.push(async () => proxy.close());

    const secret = (): string => randomBytes(24).toString('base64url');
    const shared = {
      PUBLIC_URL: origin,
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: await postgres.database(),
      SESSION_SECRET: secret(),
      PORTAL_FOLDER: join(folder, 'portal'),
      OBJECT_STORE_URL: `http://localhost:${storePort}`,
      OBJECT_STORE_BUCKET: 'evidence',
      OBJECT_STORE_KEY_ID: 'fleet',
      OBJECT_STORE_KEY_SECRET: secret(),
    };
    const begun = async (program: string, environment: Readonly<Record<string, string>>): Promise<ServerProcess> => {
      const running = new ServerProcess(program, { ...shared, ...environment });
      closers.push(async () => running.end('SIGKILL'));
      await running.ready();
      return running;
    };
    await begun('server/store.ts', {
      DATA_DIR: join(folder, 'store'),
      OBJECT_STORE_PORT: String(storePort),
      OBJECT_STORE_HOST: '127.0.0.1',
    });
    const servers = await Promise.all(
      ports.map(
        async (port) =>
          [
            port,
            await begun('server/start.ts', { DATA_DIR: join(folder, `server-${port}`), PORT: String(port) }),
          ] as const,
      ),
    );
    return new Fleet(origin, proxy, new Map(servers), closers);
  }

  /**
   * Kills the server that receives the next request for a path, as a power failure would. Resolves once it has ended.
   */
  async kill(path: string, moment: Moment): Promise<void> {
    const killed = await this.proxy.strike(path, moment, (port) => void this.#servers.get(port)?.end('SIGKILL'));
    await this.#servers.get(killed)?.ended();
  }

  async stop(): Promise<void> {
    await closeAll([...this.#closers]);
  }
}

async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}
