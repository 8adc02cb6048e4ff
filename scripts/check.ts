import { mkdir, rm } from 'node:fs/promises';
import { areas } from './areas.ts';
import type { Plan, Stage } from './checks/check.ts';
import { chosenBy, chosenByChange, UnknownPart } from './checks/chosen-tests.ts';
import { auditPlan, partPlan, reports, defaultPlan } from './checks/plans.ts';
import { runCheck, type Run } from './checks/run-check.ts';
import { idleReport, machineLoad, timeReport, type Lane } from './checks/time-report.ts';

/**
 * Runs checks of the project, reports their times, and ends with the line `N passed, N failed`. It runs everything that
 * guards a merge; or the checks of the named areas, folders or files; with `--changed` those that a change affects;
 * with `--audit` every case.
 */

async function planOf(words: readonly string[]): Promise<Plan> {
  if (words.includes('--audit')) return auditPlan();
  if (words.includes('--changed')) return partPlan(chosenByChange(areas.names));
  return words.length === 0 ? defaultPlan : partPlan(chosenBy(words, areas.names));
}

interface Stood {
  readonly runs: readonly Run[];
  readonly lanes: readonly Lane[];
}

async function runStage(stage: Stage): Promise<Stood> {
  const started = Date.now();
  const lanes = await Promise.all(
    stage.map(async (lane) => {
      const runs: Run[] = [];
      for (const check of lane) runs.push(await runCheck(check));
      return { runs, took: (Date.now() - started) / 1000 };
    }),
  );
  const longest = Math.max(...lanes.map(({ took }) => took));
  return {
    runs: lanes.flatMap(({ runs }) => runs),
    lanes: lanes.map(({ runs, took }) => ({ checks: runs.map(({ check }) => check.name), idle: longest - took })),
  };
}

async function main(): Promise<number> {
  const plan = await planOf(process.argv.slice(2));
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  const [started, before] = [Date.now(), machineLoad()];
  const runs: Run[] = [];
  const lanes: Lane[] = [];
  for (const stage of plan) {
    const stood = await runStage(stage);
    runs.push(...stood.runs);
    lanes.push(...stood.lanes);
  }
  const took = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`\nWhere the time went: ${took} s in all; ${before} at first, ${machineLoad()} at last`);
  console.log([...idleReport(lanes), ...timeReport(runs)].join('\n'));
  const total = (each: 'passed' | 'failed'): number => runs.reduce((sum, { tally }) => sum + tally[each], 0);
  const [passed, failed] = [total('passed'), total('failed')];
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (fault) {
  if (!(fault instanceof UnknownPart)) throw fault;
  console.error(fault.message);
  process.exitCode = 2;
}
