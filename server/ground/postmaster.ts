import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { systemCode } from './startup-refusal.ts';

/** Data of a running PostgreSQL, from its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** False while it is starting or recovering. */
  readonly ready: boolean;
}

/** The server that runs on this cluster; undefined for none. Removes the lock file of a dead server. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  const written = (contentOf(file) ?? '').split('\n');
  const pid = Number(written[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (isAlive(pid) && commandOf(pid).includes(cluster))
    return { pid, port: Number(written[3]), ready: written[7]?.trim() === 'ready' };
  // After a reboot, another process may have the id, and PostgreSQL itself would refuse to start.
  rmSync(file, { force: true });
  return undefined;
}

/** Stops the server in order (rolls back open transactions, flushes all data), and forcibly after 20 seconds. */
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

/** Whether the process runs. A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (systemCode(error) !== 'EPERM') return false;
  }
  // In a container, the first process often does not reap children, and zombies keep their ids.
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
