import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster, startEmbeddedPostgres } from '../../../server/ground/embedded-postgres.ts';
import { freePort } from '../../../server/ground/free-port.ts';

const password = 'of-the-bench';

async function startedServer(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../server/start.ts')], {
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<ChildProcess>();
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk);
    if (/^ready /mu.test(said)) resolve(child);
  });
  child.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  return promise;
}

/** Resident memory of a process, in kB. */
export async function residentMemory(pid: number): Promise<number> {
  return Number(/^VmRSS:\s+(\d+)/mu.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

export interface ServerUnderLoad {
  readonly origin: string;
  readonly connectionString: string;
  readonly pid: number;
}

/** Runs the work against a server in its own process with its own database, and stops the server afterwards. */
export async function withServer<Result>(work: (server: ServerUnderLoad) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-server-'));
  const [port, objectPort] = [await freePort(), await freePort()];
  await writeFile(join(dataDir, 'index.html'), '<!doctype html>');
  const postgres = await startEmbeddedPostgres({ dataDir, password });
  let server: ChildProcess | undefined;
  // Only browsers resolve names that end in localhost to this machine. The two host names must differ.
  try {
    server = await startedServer({
      PORT: String(port),
      OBJECT_STORE_PORT: String(objectPort),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      OBJECT_STORE_PUBLIC_URL: `http://localhost:${objectPort}`,
      DATA_DIR: join(dataDir, 'server'),
      DATABASE_URL: postgres.connectionString,
      PORTAL_FOLDER: dataDir,
    });
    return await work({
      origin: `http://127.0.0.1:${port}`,
      connectionString: postgres.connectionString,
      pid: server.pid ?? 0,
    });
  } finally {
    if (server) {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
    await postgres.stop();
    await removeCluster(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}
