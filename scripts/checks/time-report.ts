import { availableParallelism, loadavg } from 'node:os';
import { totalOf, type Duration } from './check.ts';
import type { Run } from './run-check.ts';

const most = 20;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The load of the last minute, and the number of processors. */
export const machineLoad = (): string =>
  `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`;

/** The folder to which the time of a file is added: two path segments, three for the tests of the server. */
function folderOf(file: string): string {
  const steps = file.split('/').slice(0, -1);
  return steps.slice(0, steps[1] === 'server' ? 3 : 2).join('/');
}

/** Checks that ran one after the other, in parallel with other lanes. */
export interface Lane {
  readonly checks: readonly string[];
  /** Seconds without work while another lane still ran. */
  readonly idle: number;
}

/** Lanes that waited for another. A long wait means that a check should move from one lane to the other. */
export function idleReport(lanes: readonly Lane[]): readonly string[] {
  const waited = lanes.filter(({ idle }) => idle >= 1);
  if (waited.length === 0) return [];
  return [
    'By lane: nothing left to run',
    ...waited.map(({ checks, idle }) => `  ${idle.toFixed(1)} s ${checks.join(', ')}`),
  ];
}

/**
 * The times of checks: by check, by folder, and the slowest files and tests. The waiting time of a check is its time
 * without its processor seconds: it waits for other checks on the same processors, a database, a page or a clock.
 */
export function timeReport(runs: readonly Run[]): readonly string[] {
  const durations = runs.flatMap((run) => run.durations);
  const files = durations.filter(({ test }) => test === undefined);
  const tests = durations.filter(({ test }) => test !== undefined);
  const folders = [...Map.groupBy(files, ({ file }) => folderOf(file))].map(([file, each]) => totalOf(file, each));
  return [
    'By check: time, of processors, waited',
    ...runs.map(lineOf),
    'By folder',
    ...slowest(folders),
    'The slowest files',
    ...slowest(files),
    'The slowest tests and scenarios',
    ...slowest(tests),
  ];
}

function lineOf({ check, took, busy }: Run): string {
  const waited = busy === undefined ? undefined : Math.max(0, took - busy);
  const [all, ofProcessors, waiting] = [took, busy, waited].map((each) =>
    each === undefined ? '?' : `${each.toFixed(1)} s`,
  );
  return `  ${check.name}: ${all}, ${ofProcessors}, ${waiting}`;
}

function slowest(durations: readonly Duration[]): readonly string[] {
  const sorted = durations.toSorted((one, other) => other.took - one.took).slice(0, most);
  return sorted.map(
    ({ file, test, took }) => `  ${seconds(took)} ${file}${test === undefined ? '' : ` > ${test.slice(0, 120)}`}`,
  );
}
