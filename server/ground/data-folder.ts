import { mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fullDiskRefusal, isFullDisk } from './full-disk.ts';
import { StartupRefusal, systemCode } from './startup-refusal.ts';
import { keptSecrets } from './secrets-file.ts';
import type { Secrets } from './secrets-file.ts';

export interface DataFolder {
  /** Its real path. */
  readonly path: string;
  readonly secrets: Secrets;
  /** Folder for files during their check. It is empty at the start; leftovers of a killed server are removed. */
  readonly arriving: string;
  /** Releases the folder for other servers. */
  release(): Promise<void>;
}

/** The folder is in use by another server. */
export class FolderInUse extends StartupRefusal {}

/** Error codes of SQLite. */
const [databaseBusy, databaseFull] = [5, 13];

/**
 * Creates the data folder and locks it against other servers until `release` or the end of this process. Throws
 * `StartupRefusal` for a folder in use (with the process id of the holder), for a file, for a folder that is not
 * writable, and for a full disk.
 */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const made = await makeFolder(dataDir);
  const path = await realpath(dataDir);
  try {
    return await heldFolder(path);
  } catch (error) {
    // A folder that was just created is removed again, so that nothing incomplete is left.
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
    const arriving = await emptyArrivingFolder(path);
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
      : new StartupRefusal(
          `DATA_DIR ${path} cannot be written to (${code}). Set DATA_DIR to a folder that you may write to, on a disk with room.`,
        );
  }
}

/** Removes only files that a server has put there; other files are not ours. */
async function emptyArrivingFolder(path: string): Promise<string> {
  const arriving = join(path, 'arriving');
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  for (const name of await readdir(arriving))
    if (name.startsWith('arrived-')) await rm(join(arriving, name), { force: true });
  return arriving;
}

/**
 * Creates the folder, and returns whether it was missing. For root, other accounts may enter but not list it:
 * PostgreSQL does not run as root and has its own folder inside.
 */
async function makeFolder(dataDir: string): Promise<boolean> {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  const isThere = await stat(dataDir).catch(() => undefined);
  await makePath(dataDir, mode).catch((error: unknown) => {
    if (isFullDisk(error)) throw fullDiskRefusal(dataDir);
    const why =
      systemCode(error) === 'EEXIST' ? 'is a file' : `cannot be made (${systemCode(error) ?? 'unknown reason'})`;
    throw new StartupRefusal(`DATA_DIR ${dataDir} ${why}. Set DATA_DIR to a folder that you may write to.`);
  });
  return isThere === undefined;
}

/**
 * Creates a path with its parents. Node's recursive `mkdir` never ends where nothing can be created, as in /proc, and
 * reports a wrong error on a read-only disk.
 */
async function makePath(path: string, mode: number): Promise<void> {
  const failure = await madeOne(path, mode);
  if (failure === undefined) return;
  if (systemCode(failure) !== 'ENOENT' || dirname(path) === path) throw failure;
  await makePath(dirname(path), mode);
  const again = await madeOne(path, mode);
  if (again !== undefined) throw again;
}

/** Error of creating one folder; undefined where the folder now exists. */
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
 * Locks with SQLite on an empty file: it is the only lock in Node that the system drops when the process is killed. So
 * locks are never stale, and of two servers starting at once only one gets it.
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
      throw new StartupRefusal(
        `DATA_DIR ${path} cannot be written to. Set DATA_DIR to a folder that you may write to.`,
      );
    }
    const holder = (await readFile(join(path, 'server.pid'), 'utf8').catch(() => '')).trim();
    throw new FolderInUse(
      `DATA_DIR ${path} is in use by another server${holder === '' ? '' : ` (process ${holder})`}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
}
