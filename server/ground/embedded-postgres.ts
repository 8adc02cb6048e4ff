import { spawn } from 'node:child_process';
import { mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabaseOnce, waitUntilAccepting } from './postgres-connection.ts';
import { explainFullDisk, fullDiskRefusal, tellsOfFullDisk } from './full-disk.ts';
import { freePort } from './free-port.ts';
import { StartupRefusal } from './startup-refusal.ts';
import { unprivilegedAccount } from './postgres-account.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { ensureCluster } from './postgres-cluster.ts';
import { abandonedHomes, allPostgresFolders, postgresFolder } from './postgres-folder.ts';
import type { PostgresHome } from './postgres-folder.ts';
import { administrators, createServerRoleOnce, handOver, serverPassword, serverRole } from './postgres-roles.ts';
import { isAlive, runningPostmaster, stopPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { bareEnvironment } from './run-program.ts';

export interface EmbeddedPostgres {
  /** Connects as a role that owns the database and is not a superuser. */
  readonly connectionString: string;
  readonly pid: number;
  /** Whether a server that a killed parent left running was taken over. */
  readonly adopted: boolean;
  /** Ends open transactions, flushes all data and waits for the end of the process. */
  stop(): Promise<void>;
}

interface PostgresOrder {
  readonly dataDir: string;
  readonly password: string;
  readonly database?: string;
}

/** On a busy machine, the children of a killed server may take seconds to exit. */
const maxAttempts = 40;
/** At least 20 seconds of attempts, while the data folder is still in use. */
const maxAttemptsWhileHeld = 80;

/** Sized for one portal on one machine, but durable: no acknowledged change may be lost. */
const settings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  max_connections: '30',
  shared_buffers: '32MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  huge_pages: 'off',
  jit: 'off',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  autovacuum_naptime: '30s',
  log_min_messages: 'warning',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/**
 * Starts the bundled PostgreSQL on a free loopback port with its files in (or recorded in) `dataDir`, or takes over the
 * server that a killed parent left behind. The caller holds the data folder's lock. Throws `StartupRefusal` for missing
 * binaries, no writable folder, files of another version, another password, or a full disk.
 */
export async function startEmbeddedPostgres(order: PostgresOrder): Promise<EmbeddedPostgres> {
  try {
    return await startedPostgres(order);
  } catch (fault) {
    throw explainFullDisk(fault, order.dataDir);
  }
}

async function startedPostgres(order: PostgresOrder): Promise<EmbeddedPostgres> {
  await mkdir(order.dataDir, { recursive: true });
  const home = await postgresFolder(order.dataDir, await unprivilegedAccount());
  for (const abandoned of await abandonedHomes(order.dataDir, home.folder)) await stopIn(abandoned);
  const binaries = await postgresBinaries(home.folder, home.account);
  const cluster = await realpath(await ensureCluster(home, binaries, order.password));

  const left = runningPostmaster(cluster);
  const server = (left && (await readyServer(cluster, left.pid))) ?? (await launch(home, cluster, binaries));
  const connectionString = await preparedDatabase(server.port, cluster, order.password, order.database ?? 'portal');
  return { connectionString, pid: server.pid, adopted: left !== undefined, stop: () => stopPostmaster(server.pid) };
}

const addressOf = (role: string, password: string, port: number, database: string): string =>
  `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

/**
 * Creates the portal's role and database, or takes them over from an earlier version. Returns the connection string for
 * that role.
 */
async function preparedDatabase(port: number, cluster: string, password: string, database: string): Promise<string> {
  const as = (role: string, itsPassword: string, where: string) => addressOf(role, itsPassword, port, where);
  const [first, earlier] = administrators;
  const administration = await waitUntilAccepting(
    [as(first, password, 'postgres'), as(earlier, password, 'postgres')],
    cluster,
  );
  await createServerRoleOnce(administration, serverPassword(password));
  await createDatabaseOnce(administration, database, serverRole);
  await handOver(Object.assign(new URL(administration), { pathname: `/${database}` }).href);
  return as(serverRole, serverPassword(password), database);
}

/**
 * Connection string of the database that another process of this machine currently runs in `dataDir`; undefined where
 * none answers.
 */
export async function runningDatabase(order: {
  readonly dataDir: string;
  readonly password: string;
  readonly database?: string;
}): Promise<string | undefined> {
  const { homes } = await allPostgresFolders(order.dataDir);
  for (const home of homes) {
    const cluster = await realpath(join(home, 'cluster')).catch(() => undefined);
    const running = cluster === undefined ? undefined : runningPostmaster(cluster);
    if (running?.ready)
      return addressOf(serverRole, serverPassword(order.password), running.port, order.database ?? 'portal');
  }
  return undefined;
}

/** Stops and deletes the database of a data folder, wherever its files are. Does nothing where there is none. */
export async function removeCluster(dataDir: string): Promise<void> {
  const { homes, toRemove } = await allPostgresFolders(dataDir);
  for (const home of homes) await stopIn(home);
  for (const path of toRemove) await rm(path, { recursive: true, force: true });
}

async function stopIn(home: string): Promise<void> {
  const cluster = await realpath(join(home, 'cluster')).catch(() => undefined);
  const running = cluster === undefined ? undefined : runningPostmaster(cluster);
  if (running) await stopPostmaster(running.pid);
}

/**
 * Retries when another program has taken the port meanwhile, or while the children of a killed server are still
 * running.
 */
async function launch(home: PostgresHome, cluster: string, binaries: PostgresBinaries): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const server = await readyServer(cluster, await spawnServer(home, cluster, binaries, await freePort()));
    if (server) return server;
    const why = await explanation(home.folder);
    if (tellsOfFullDisk(why)) throw fullDiskRefusal(home.folder);
    // On a busy machine, the children of a killed server exit late.
    if (attempt >= (why.includes('is still in use') ? maxAttemptsWhileHeld : maxAttempts))
      throw new StartupRefusal(why);
    await pause(250);
  }
}

/**
 * The server of a process once it accepts connections; undefined where the process has ended before. Waits without
 * limit, because recovery after a crash can take long.
 */
async function readyServer(cluster: string, pid: number): Promise<Postmaster | undefined> {
  while (isAlive(pid)) {
    const running = runningPostmaster(cluster);
    if (running?.pid === pid && running.port > 0 && running.ready) return running;
    await pause(10);
  }
  return undefined;
}

async function spawnServer(
  home: PostgresHome,
  cluster: string,
  binaries: PostgresBinaries,
  port: number,
): Promise<number> {
  const logFile = join(home.folder, 'postgres.log');
  await rename(logFile, `${logFile}.before`).catch(() => undefined);
  const log = await open(logFile, 'w', 0o600);
  try {
    const args = [
      '-D',
      cluster,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    // A session of its own: Ctrl-C at the console then reaches only the portal's process, which stops the database
    // after the last request.
    const child = spawn(binaries.postgres, args, {
      cwd: home.folder,
      env: bareEnvironment(),
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
      ...home.account,
    });
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    if (child.pid === undefined) throw new Error('A spawned process has no number');
    return child.pid;
  } finally {
    await log.close();
  }
}

async function explanation(folder: string): Promise<string> {
  const logFile = join(folder, 'postgres.log');
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').slice(-6);
  return `PostgreSQL did not start; it says in ${logFile}:\n${lines.join('\n')}`;
}
