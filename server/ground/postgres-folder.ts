import { createHash, randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { StartupRefusal } from './startup-refusal.ts';
import type { Account } from './account.ts';
import { runProgram } from './run-program.ts';

/** Folder of PostgreSQL for one data folder, and the account that it runs under. */
export interface PostgresHome {
  readonly folder: string;
  readonly account: Account | undefined;
}

const recordName = 'postgres.json';
const placesOutside = ['/var/lib', '/var/tmp'];

/**
 * Returns the folder of PostgreSQL: inside the data folder or, where the account cannot reach that (a home of mode
 * 0700), in a folder of the system. The data folder records the choice. An existing cluster keeps its owner.
 */
export async function postgresFolder(dataDir: string, account: Account | undefined): Promise<PostgresHome> {
  const recorded = await recordedFolder(dataDir);
  if (recorded !== undefined) {
    const owner = await stat(recorded).catch(() => undefined);
    if (owner === undefined) {
      throw new StartupRefusal(
        `The database of ${dataDir} was kept in ${recorded}, which is gone. Bring it back, or run npm run reset to begin again.`,
      );
    }
    if (account === undefined || owner.uid === 0) return { folder: recorded, account };
    return { folder: recorded, account: { uid: owner.uid, gid: owner.gid } };
  }
  const folder = await firstUsable(await candidates(dataDir, account), account);
  await writeFile(join(dataDir, recordName), `${JSON.stringify({ folder })}\n`, { mode: 0o600 });
  return { folder, account };
}

/** All folders that may contain a database of this data folder, for `reset`. */
export async function allPostgresFolders(
  dataDir: string,
): Promise<{ readonly homes: readonly string[]; readonly toRemove: readonly string[] }> {
  const recorded = await recordedFolder(dataDir).catch(() => undefined);
  const shared = await foldersOutside(dataDir);
  const inside = (await Promise.all(shared.map((folder) => homesIn(folder)))).flat();
  const own = join(dataDir, 'postgres');
  const homes = new Set([...(recorded === undefined ? [] : [recorded]), own, ...inside]);
  return { homes: [...homes], toRemove: [...homes, ...shared, join(dataDir, recordName)] };
}

/**
 * Database folders of deleted data folders that had the same path. They are never used again, but their servers are
 * stopped.
 */
export async function abandonedHomes(dataDir: string, current: string): Promise<readonly string[]> {
  const homes = (await Promise.all((await foldersOutside(dataDir)).map((folder) => homesIn(folder)))).flat();
  return homes.filter((home) => home !== current);
}

async function homesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).map((name) => join(folder, name));
}

async function recordedFolder(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, recordName), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { folder } = JSON.parse(text) as { folder: string };
  return folder;
}

async function foldersOutside(dataDir: string): Promise<string[]> {
  const hash = createHash('sha256')
    .update(await realPathOf(dataDir))
    .digest('hex')
    .slice(0, 12);
  return placesOutside.map((place) => join(place, `supply-chain-finance-portal-${hash}`));
}

/** The real path, also for a folder that does not exist. */
async function realPathOf(folder: string): Promise<string> {
  const absolute = resolve(folder);
  if (absolute === dirname(absolute)) return absolute;
  return realpath(absolute).catch(async () => join(await realPathOf(dirname(absolute)), basename(absolute)));
}

async function candidates(dataDir: string, account: Account | undefined): Promise<string[]> {
  const own = join(await realPathOf(dataDir), 'postgres');
  if (account === undefined) return [own];
  // The random suffix keeps a new data folder from using the database of a deleted one at the same path.
  const outside = (await foldersOutside(dataDir)).map((folder) => join(folder, randomBytes(6).toString('hex')));
  return [own, ...outside];
}

async function firstUsable(folders: readonly string[], account: Account | undefined): Promise<string> {
  const complaints: string[] = [];
  for (const folder of folders) {
    const complaint = await prepare(folder, account);
    if (complaint === undefined) return folder;
    complaints.push(`${folder}: ${complaint}`);
    await rm(folder, { recursive: true, force: true });
  }
  throw new StartupRefusal(
    `No folder was found in which PostgreSQL can keep its data (${complaints.join('; ')}). Set DATA_DIR, or DATABASE_URL to a PostgreSQL of your own.`,
  );
}

async function prepare(folder: string, account: Account | undefined): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
    if (account === undefined) return undefined;
    await chown(folder, account.uid, account.gid);
  } catch (error) {
    return String(error);
  }
  const probe = await runProgram('/bin/sh', ['-c', 'cd "$0" && : > probe && rm probe', folder], '/', account);
  return probe.succeeded ? undefined : probe.complaint;
}
