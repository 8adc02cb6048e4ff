import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCode } from './ground-refusal.ts';

/** What a running PostgreSQL says of itself in its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** False while it starts or recovers. */
  readonly ready: boolean;
}

/** The server that runs on this cluster, or undefined. A lock file left by a dead one is cleared away. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  const written = (contentOf(file) ?? '').split('\n');
  const pid = Number(written[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (isAlive(pid) && commandOf(pid).includes(cluster))
    return { pid, port: Number(written[3]), ready: written[7]?.trim() === 'ready' };
  // After a reboot the number may be another process's, and PostgreSQL itself would then refuse to start.
  rmSync(file, { force: true });
  return undefined;
}

/** Stops it in good order (open transactions are rolled back, everything is written), the hard way after 20 seconds. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  const begun = performance.now();
  let hard = false;
  while (isAlive(pid)) {
    await pause(15);
    if (hard || performance.now() - begun < 20_000) continue;
    hard = true;
    signal(pid, 'SIGQUIT');
  }
}

/** Whether the process runs. One that has ended and was not fetched by its parent does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCode(error) !== 'EPERM') return false;
  }
  // In a container the first process often fetches nobody's children, and the dead keep their numbers for good.
  return !/\) [ZX]/.test(contentOf(`/proc/${pid}/stat`) ?? '');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  return contentOf(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? commandFromPs(pid);
}

function commandFromPs(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
