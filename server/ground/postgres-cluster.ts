import { randomUUID } from 'node:crypto';
import { chown, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fullDiskRefusal, tellsOfFullDisk } from './full-disk.ts';
import { StartupRefusal } from './startup-refusal.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresHome } from './postgres-folder.ts';
import { administrators } from './postgres-roles.ts';
import { runProgram } from './run-program.ts';

/**
 * Returns the folder of the database files, and creates it where it is missing. `initdb` works in a temporary folder
 * that is renamed when complete, so that the next start repairs an interrupted one.
 */
export async function ensureCluster(home: PostgresHome, binaries: PostgresBinaries, password: string): Promise<string> {
  const cluster = join(home.folder, 'cluster');
  if (await stat(join(cluster, 'PG_VERSION')).catch(() => undefined)) {
    await refuseOtherVersion(home, cluster, binaries);
    return cluster;
  }
  await removeLeftovers(home.folder);
  // A unique name, because the initdb of a killed start may still be running.
  const partial = join(home.folder, `cluster.partial-${randomUUID()}`);
  const passwordFile = join(home.folder, 'password');
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
    if (home.account) await chown(passwordFile, home.account.uid, home.account.gid);
    const args = [
      `--pgdata=${partial}`,
      `--username=${administrators[0]}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ];
    const made = await runProgram(binaries.initdb, args, home.folder, home.account);
    if (!made.succeeded)
      throw tellsOfFullDisk(made.complaint)
        ? fullDiskRefusal(home.folder)
        : new StartupRefusal(
            `PostgreSQL could not make its data folder in ${home.folder}: ${made.complaint}${adviceOn(made.complaint)}`,
          );
  } catch (fault) {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
    throw fault;
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(partial, cluster);
  return cluster;
}

function adviceOn(complaint: string): string {
  if (!complaint.includes('user does not exist')) return '';
  return '. PostgreSQL only runs under an account that has a name in /etc/passwd: start as another user, or set DATABASE_URL to a PostgreSQL of your own.';
}

async function removeLeftovers(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('cluster.partial-'));
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
}

async function refuseOtherVersion(home: PostgresHome, cluster: string, binaries: PostgresBinaries): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const { output } = await runProgram(binaries.postgres, ['--version'], home.folder, home.account);
  const bundled = /(\d+)/.exec(output)?.[1];
  if (bundled === made) return;
  throw new StartupRefusal(
    `The database in ${cluster} was made by PostgreSQL ${made}, the bundled one is ${bundled}. Take its data out with the old version and name a server by DATABASE_URL, or run npm run reset to begin again.`,
  );
}
