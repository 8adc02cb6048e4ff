import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts a process that locks the folder; `kill` ends it with SIGKILL. */
export async function holdInProcess(
  dataDir: string,
  withDatabase = false,
): Promise<{ readonly pid: number | undefined; kill(): Promise<void> }> {
  const args = [join(import.meta.dirname, 'killed-holder.ts'), dataDir, ...(withDatabase ? ['with-database'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return {
    pid: child.pid,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
