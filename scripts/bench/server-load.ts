import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { removeCluster, startEmbeddedPostgres } from '../../server/ground/embedded-postgres.ts';
import { freePort } from '../../server/ground/free-port.ts';
import { PostgresStore } from '../../server/storage/postgres/postgres-store.ts';
import { percentile, type Measurement, type Reading } from './reading.ts';
import { Visitor } from './server-load/visitor.ts';

const people = 50;
const rounds = 40;
const password = 'of-the-bench';

async function startedServer(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/start.ts')], { env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'error', ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
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
async function residentMemory(pid: number): Promise<number> {
  return Number(/^VmRSS:\s+(\d+)/mu.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** As many accounts as there are people: each has one session. */
async function saveAccounts(connectionString: string): Promise<readonly string[]> {
  const store = new PostgresStore(connectionString);
  const names = Array.from({ length: people }, (_unused, index) => `bench${index}`);
  await store.transaction(async (transaction) => {
    const like = await transaction.users.byName('limin');
    if (like) await transaction.users.saveAll(names.map((userName) => ({ ...like, userId: `U-${userName}`, personId: `P-${userName}`, userName, isMain: false })));
  });
  await store.close();
  return names;
}

async function readings(origin: string, names: readonly string[], pid: number): Promise<readonly Reading[]> {
  const visitors = await Promise.all(names.map(async (name) => Visitor.signedIn(origin, name)));
  const numbers = (await visitors[0]?.list(1, 100)) ?? [];
  await visitors[0]?.send('POST', '/sandbox/v1/seed', { packages: 10_000 });
  const took = { list: [] as number[], detail: [] as number[], materials: [] as number[] };
  const timed = async (into: number[], work: () => Promise<unknown>): Promise<void> => {
    const begun = performance.now();
    await work();
    into.push(performance.now() - begun);
  };
  const walk = async (visitor: Visitor, at: number, times: number): Promise<void> => {
    for (let round = 0; round < times; round += 1) {
      const number = numbers[(at + round) % numbers.length] ?? '';
      await timed(took.list, async () => visitor.list(1 + round, 20));
      await timed(took.detail, async () => visitor.detail(number));
      await timed(took.materials, async () => visitor.materials(number));
    }
  };
  // Whatever is compiled and cached once has been before memory is looked at.
  await Promise.all(visitors.map(async (visitor, at) => walk(visitor, at, 2)));
  for (const each of Object.values(took)) each.length = 0;
  await pause(3000);
  const before = await residentMemory(pid);
  await Promise.all(visitors.map(async (visitor, at) => walk(visitor, at, rounds)));
  await pause(15_000);
  const after = await residentMemory(pid);
  const listTakes = percentile(took.list, 0.99);
  const floor = { is: 'list, 99 of 100', value: listTakes };
  return [
    { what: `detail, ${people} at once, 99 of 100`, measured: percentile(took.detail, 0.99), unit: 'ms', floor, limit: 1.2 },
    { what: `materials, ${people} at once, 99 of 100`, measured: percentile(took.materials, 0.99), unit: 'ms', floor, limit: 1.2 },
    { what: 'memory after the load', measured: after, unit: 'kB', floor: { is: 'before', value: before }, limit: 1.3 },
  ];
}

/** Lists, packages and materials over HTTP, asked for by fifty people at once; the server runs in a process of its own. */
export const serverLoad: Measurement = {
  name: 'server',
  measure: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-server-'));
    const [port, objectPort] = [await freePort(), await freePort()];
    await writeFile(join(dataDir, 'index.html'), '<!doctype html>');
    const postgres = await startEmbeddedPostgres({ dataDir, password });
    let server: ChildProcess | undefined;
    try {
      server = await startedServer({ PORT: String(port), OBJECT_STORE_PORT: String(objectPort), DATA_DIR: join(dataDir, 'server'), DATABASE_URL: postgres.connectionString, PORTAL_FOLDER: dataDir });
      const names = await saveAccounts(postgres.connectionString);
      return await readings(`http://127.0.0.1:${port}`, names, server.pid ?? 0);
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
  },
};
