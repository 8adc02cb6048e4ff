import { mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fullDiskRefusal, isFullDisk } from './full-disk.ts';
import { GroundRefusal, systemCode } from './ground-refusal.ts';
import { keptSecrets } from './secrets-file.ts';
import type { Secrets } from './secrets-file.ts';

export interface DataFolder {
  /** Its real path. */
  readonly path: string;
  readonly secrets: Secrets;
  /** Where files lie while they are looked at; empty at first, whatever a killed server left in it. */
  readonly arriving: string;
  /** Lets another server have the folder. */
  release(): Promise<void>;
}

/** Another server has the folder. */
export class FolderInUse extends GroundRefusal {}

/** SQLite's numbers. */
const [databaseBusy, databaseFull] = [5, 13];

/**
 * Makes the data folder and holds it against every other server until `release` or until this process ends, however it
 * ends. Refuses by name, with the holder's process number, a folder in use; also a file, and one that cannot be written
 * to or has no room left.
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const made = await makeFolder(dataDir);
  const path = await realpath(dataDir);
  try {
    return await heldFolder(path);
  } catch (error) {
    // Nothing half-made stays of a folder that was not there before.
    if (made) await rm(path, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function heldFolder(path: string): Promise<DataFolder> {
  const lock = await takeLock(path);
  const holder = join(path, 'server.pid');
  try {
    await writeFile(holder, `${process.pid}\n`);
    const secrets = await keptSecrets(path);
    const arriving = await emptiedArriving(path);
    return {
      path,
      secrets,
      arriving,
      release: async () => {
        await rm(holder, { force: true });
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    if (isFullDisk(error)) throw fullDiskRefusal(path);
    const code = systemCode(error);
    throw code === undefined
      ? error
      : new GroundRefusal(
          `DATA_DIR ${path} cannot be written to (${code}). Set DATA_DIR to a folder that you may write to, on a disk with room.`,
        );
  }
}

/** Only what a server puts there goes: whatever else lies in it is not ours. */
async function emptiedArriving(path: string): Promise<string> {
  const arriving = join(path, 'arriving');
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  for (const name of await readdir(arriving))
    if (name.startsWith('arrived-')) await rm(join(arriving, name), { force: true });
  return arriving;
}

/**
 * Makes the folder, and returns whether it was not there. Root's folder can be entered, not listed, by others:
 * PostgreSQL does not run as root and has its own inside.
 */
async function makeFolder(dataDir: string): Promise<boolean> {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const isThere = await stat(dataDir).catch(() => undefined);
  await makePath(dataDir, mode).catch((error: unknown) => {
    if (isFullDisk(error)) throw fullDiskRefusal(dataDir);
    const why =
      systemCode(error) === 'EEXIST' ? 'is a file' : `cannot be made (${systemCode(error) ?? 'unknown reason'})`;
    throw new GroundRefusal(`DATA_DIR ${dataDir} ${why}. Set DATA_DIR to a folder that you may write to.`);
  });
  return isThere === undefined;
}

/**
 * Node's own way through missing parents never ends where nothing can be made below one that is there, as in /proc, and
 * tells a wrong reason on a disk that is read-only.
 */
async function makePath(path: string, mode: number): Promise<void> {
  const failure = await madeOne(path, mode);
  if (failure === undefined) return;
  if (systemCode(failure) !== 'ENOENT' || dirname(path) === path) throw failure;
  await makePath(dirname(path), mode);
  const again = await madeOne(path, mode);
  if (again !== undefined) throw again;
}

/** What kept one folder from being made; undefined where it is there now. */
async function madeOne(path: string, mode: number): Promise<unknown> {
  try {
    await mkdir(path, { mode });
    return undefined;
  } catch (error) {
    const isThere = systemCode(error) === 'EEXIST' && (await stat(path)).isDirectory();
    return isThere ? undefined : error;
  }
}

/**
 * SQLite's lock on an empty file is the one lock in Node that the system itself drops when the process is killed: there
 * is nothing stale to judge, and two servers starting at once cannot both win.
 */
async function takeLock(path: string): Promise<DatabaseSync> {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(path, 'server.lock'));
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === databaseBusy)) {
      if (error instanceof Error && 'errcode' in error && error.errcode === databaseFull) throw fullDiskRefusal(path);
      throw new GroundRefusal(`DATA_DIR ${path} cannot be written to. Set DATA_DIR to a folder that you may write to.`);
    }
    const holder = (await readFile(join(path, 'server.pid'), 'utf8').catch(() => '')).trim();
    throw new FolderInUse(
      `DATA_DIR ${path} is in use by another server${holder === '' ? '' : ` (process ${holder})`}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}
