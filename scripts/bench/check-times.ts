import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Measurement, Reading } from './reading.ts';
import { scenarioTimes } from './scenario-times.ts';

const assemblies = [
  { profile: 'core', where: 'in process', limit: 10 },
  { profile: 'http', where: 'over HTTP', limit: 100 },
] as const;

async function reading({ profile, where, limit }: (typeof assemblies)[number]): Promise<Reading> {
  const folder = await mkdtemp(join(tmpdir(), 'check-times-'));
  try {
    const report = join(folder, 'report.json');
    await promisify(execFile)(
      process.execPath,
      [join('node_modules', '.bin', 'cucumber-js'), '--profile', profile, '--format', `json:${report}`],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    const { scenarios, mean, dearest } = scenarioTimes(JSON.parse(await readFile(report, 'utf8')));
    const inTheWay = `of each scenario ${dearest.map(({ step, mean: own }) => `${own.toFixed(1)} ms go on "${step}"`).join(', ')}`;
    return { what: `a scenario ${where}, mean of ${scenarios}`, measured: mean, unit: 'ms', limit, inTheWay };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Time that each scenario adds to the checks. */
export const checkTimes: Measurement = {
  name: 'checks',
  measure: async () => {
    const readings: Reading[] = [];
    // One after the other: in parallel they would disturb each other's measurement.
    for (const assembly of assemblies) readings.push(await reading(assembly));
    return readings;
  },
};
