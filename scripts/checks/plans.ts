import { globSync } from 'node:fs';
import { join } from 'node:path';
import { machinesBrowser } from '../browser.ts';
import type { Check, Plan } from './check.ts';
import type { Chosen } from './chosen-tests.ts';
import { readScenarioReport } from './scenario-report.ts';
import { readUnitReport } from './unit-report.ts';

/** The folder for the reports of the runners. */
export const reports = join('.cache', 'reports');

const bin = (name: string): string => join('node_modules', '.bin', name);
const node = (name: string, ...command: readonly string[]): Check => ({ name, command });

/** The results for unchanged files are kept, so that a small change takes seconds. */
const kept = ['--incremental', '--tsBuildInfoFile', join('.cache', 'types.tsbuildinfo')];
/** Several checkers would each analyse the shared files: four checkers take half as much processor time again. */
const types = node('types', bin('tsc'), '--noEmit', '-p', 'tsconfig.json', '--checkers', '1', ...kept);
const domainTypes = node('types of the domain', bin('tsc'), '--noEmit', '-p', 'tsconfig.domain.json');
const lint = node('lint', bin('oxlint'), '--type-aware', '--quiet');
const format = node('format', bin('oxfmt'), '--check');
const architecture = node('architecture', 'scripts/architecture.ts');
const build = node('build', 'scripts/build.ts');

/** The file for the report of a check. */
const reportOf = (name: string): string => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

/** Runs tests with vitest: all of them, or those that the arguments select. */
function unitTests(name: string, words: readonly string[], env: Check['env'] = {}): Check {
  const file = reportOf(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { name, command: [bin('vitest'), ...words, ...reporters], report: { file, read: readUnitReport }, env };
}

/** Runs scenarios with cucumber, in the assembly of a profile: all of them, or those of some folders. */
function scenarios(
  profile: string,
  paths: readonly string[] = [],
  more: Partial<Pick<Check, 'name' | 'env'>> = {},
): Check {
  const { name = `scenarios: ${profile}`, env = {} } = more;
  const file = reportOf(name);
  const command = [bin('cucumber-js'), '--profile', profile, '--format', `json:${file}`, ...paths];
  return { name, command, report: { file, read: (json) => readScenarioReport(json, profile) }, env };
}

/** The checks for a part of the project: types and lint of everything, and the tests of the part. */
export function partPlan({ tests, byImports, features }: Chosen): Plan {
  const related = ['related', '--run', '--passWithNoTests', '--exclude', 'tests/browser/**'];
  const chosen = byImports ? [...related, ...tests] : ['run', ...tests];
  const ofThePart = { ...unitTests('tests of the part', chosen), mayBeEmpty: byImports };
  return [
    [
      [types, lint, format],
      [...(tests.length > 0 ? [ofThePart] : []), ...(features.length > 0 ? [scenarios('core', features)] : [])],
    ],
  ];
}

/**
 * With the documented calls alone, all scenarios run except most of those about packages, which are two thirds of all
 * and take four fifths of the time.
 */
const withoutPackages = globSync('features/*/*.feature').filter((path) => !/^features.evidence/u.test(path));
const documented = [
  scenarios('documented', withoutPackages),
  scenarios('documented-wire', [join('features', 'evidence')]),
];

/** Everything that guards a merge. */
export const defaultPlan: Plan = [
  [
    [build, architecture],
    [types, domainTypes, format],
  ],
  [
    [unitTests('unit, contract and browser tests', ['run', '--maxWorkers', '2'])],
    [scenarios('keyboard'), lint, scenarios('core'), ...documented, scenarios('http')],
  ],
];

/** Every case, including the libraries and the tests themselves: this takes hours. */
export async function auditPlan(): Promise<Plan> {
  const machines = await machinesBrowser();
  const inMachines = (path: string) =>
    scenarios('browser', [], { name: 'scenarios: browser of this machine', env: { CHROMIUM_PATH: path } });
  const elsewhere = machines === undefined ? [] : [inMachines(machines)];
  return [
    [[build], [types, domainTypes]],
    [[lint, format, architecture]],
    [[unitTests('unit, contract and browser tests, every case', ['run'], { AUDIT: 'on' })]],
    [[scenarios('core')], [scenarios('documented')]],
    [[scenarios('http-all')], [scenarios('keyboard-all'), scenarios('browser'), ...elsewhere]],
    [[node('known weaknesses of libraries', 'scripts/advisories.ts')]],
    [[node('libraries that are kept', 'scripts/unkept.ts')]],
    [[node('mutants of what changed', 'scripts/mutation.ts', '--changed')]],
  ];
}
