import { execFile } from 'node:child_process';
import type { Account } from './account.ts';

export interface ProgramResult {
  readonly succeeded: boolean;
  readonly output: string;
  /** Error output, or why the program could not be run. */
  readonly complaint: string;
}

/**
 * Environment of PostgreSQL's programs: none of our variables (secrets, PGDATA, PGPORT), and English messages, because
 * they are shown unchanged.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  return Object.fromEntries(
    [...kept.map((name) => [name, process.env[name]]), ['LC_ALL', 'C'], ['TZ', 'UTC']].filter(([, value]) => value),
  );
}

/** Runs a program to its end, as `account` where given. Reports failures in the result and never rejects. */
export function runProgram(
  program: string,
  args: readonly string[],
  folder: string,
  account?: Account,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: bareEnvironment(), timeout: 120_000, ...account };
    const finished = (error: Error | null, output: string, complaint: string) =>
      resolve({ succeeded: error === null, output, complaint: complaint.trim() || (error?.message ?? '') });
    try {
      execFile(program, args, options, finished);
    } catch (error) {
      resolve({ succeeded: false, output: '', complaint: String(error) });
    }
  });
}
