import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Check, Outcome } from './check.ts';

/** Result of a check. */
export interface Run extends Outcome {
  readonly check: Check;
  /** Seconds. */
  readonly took: number;
  /** Processor seconds of the check and its child processes; undefined where the system does not report them. */
  readonly busy: number | undefined;
}

/** At its end, a shell reports the times of its child processes, including the descendants for which these waited. */
const timed = '"$@"; code=$?; times >&3; exit $code';

/**
 * Processes reuse compiled code of earlier ones, and have more memory for young objects, so that fewer are copied.
 * Together that saves a tenth of the processor time.
 */
const quick = { NODE_COMPILE_CACHE: resolve('.cache', 'compiled'), NODE_OPTIONS: '--max-semi-space-size=64' };

/** Runs one check, and prints its result and its failures at once. */
export async function runCheck(check: Check): Promise<Run> {
  const started = Date.now();
  const whole = [process.execPath, ...check.command];
  const [program = '', ...words] = process.platform === 'win32' ? whole : ['sh', '-c', timed, 'sh', ...whole];
  const output: Buffer[] = [];
  const times: Buffer[] = [];
  const env = { ...process.env, ...quick, ...check.env, FORCE_COLOR: '0', NO_COLOR: '1', NODE_NO_WARNINGS: '1' };
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env });
  child.stdout?.on('data', (data: Buffer) => output.push(data));
  child.stderr?.on('data', (data: Buffer) => output.push(data));
  child.stdio[3]?.on('data', (data: Buffer) => times.push(data));
  const ended = Promise.withResolvers<number>();
  child.on('error', () => ended.resolve(127));
  child.on('close', (code) => ended.resolve(code ?? 1));
  const code = await ended.promise;
  const outcome = withExit(check, code, await outcomeOf(check, code));
  const busy = busySeconds(Buffer.concat(times).toString('utf8'));
  const run = { ...outcome, check, took: (Date.now() - started) / 1000, busy };
  tell(run, Buffer.concat(output).toString('utf8'));
  return run;
}

const once = (isPassed: boolean): Outcome => ({
  tally: isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  failures: [],
  durations: [],
});

async function outcomeOf({ report }: Check, code: number): Promise<Outcome> {
  if (!report) return once(code === 0);
  try {
    return report.read(JSON.parse(await readFile(report.file, 'utf8')));
  } catch {
    return once(false);
  }
}

/**
 * A runner that exits with an error without a failed test counts as failed, and so does one that ran nothing, unless
 * that is allowed.
 */
export function withExit({ mayBeEmpty = false }: Pick<Check, 'mayBeEmpty'>, code: number, outcome: Outcome): Outcome {
  const { passed, failed } = outcome.tally;
  if (failed > 0 || (code === 0 && (passed > 0 || mayBeEmpty))) return outcome;
  return { ...outcome, tally: { passed, failed: 1 } };
}

/** The second line of `times`: minutes and seconds for the user and for the system. */
export function busySeconds(times: string): number | undefined {
  const parts = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m(\d+(?:[.,]\d+)?)s/g)];
  if (parts.length !== 2) return undefined;
  const taken = parts.map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds?.replace(',', '.')));
  return taken.reduce((sum, each) => sum + each, 0);
}

function tell({ check, tally, took, failures }: Run, output: string): void {
  const verdict = tally.failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${verdict} ${check.name}: ${tally.passed} passed, ${tally.failed} failed (${took.toFixed(1)} s)`);
  if (tally.failed === 0) return;
  // The end of a long log shows what failed. The runner's own output is printed only where its report contains no
  // failures.
  const repeat = `     repeat: node ${check.command.join(' ')}`;
  const words = failures.length > 0 ? failures : [...output.split('\n').slice(-160), repeat];
  console.log(words.join('\n'));
}
