import { globSync } from 'node:fs';
import { join } from 'node:path';
import { machinesBrowser } from '../browser.ts';
import type { Check, Plan } from './check.ts';
import type { Chosen } from './chosen-tests.ts';
import { readScenarioReport } from './scenario-report.ts';
import { readUnitReport } from './unit-report.ts';

/** Where the runners write what they found. */
export const reports = join('.cache', 'reports');

const bin = (name: string): string => join('node_modules', '.bin', name);
const node = (name: string, ...command: readonly string[]): Check => ({ name, command });

/** What was found of files that stay as they were is kept: of a small change it takes seconds. */
const kept = ['--incremental', '--tsBuildInfoFile', join('.cache', 'types.tsbuildinfo')];
/** Several checkers each analyse the files that they share: four checkers take half as much processor time again. */
const types = node('types', bin('tsc'), '--noEmit', '-p', 'tsconfig.json', '--checkers', '1', ...kept);
const domainTypes = node('types of the domain', bin('tsc'), '--noEmit', '-p', 'tsconfig.domain.json');
const lint = node('lint', bin('oxlint'), '--type-aware', '--quiet');
const format = node('format', bin('oxfmt'), '--check');
const architecture = node('architecture', 'scripts/architecture.ts');
const build = node('build', 'scripts/build.ts');

/** Where the runner of a check writes what it found. */
const reportOf = (name: string): string => join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);

/** Tests by vitest: all of them, or those that its words choose. */
function unitTests(name: string, words: readonly string[], env: Check['env'] = {}): Check {
  const file = reportOf(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { name, command: [bin('vitest'), ...words, ...reporters], report: { file, read: readUnitReport }, env };
}

/** Scenarios by cucumber, in the assembly of a profile: all of them, or those of some folders. */
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

/** What a part of the house needs to stay as it is: types and lint of the whole, and the tests of the part. */
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
 * With the documented calls alone run all scenarios but most of those about packages: these are two thirds, and take
 * four fifths of the time.
 */
const withoutPackages = globSync('features/*/*.feature').filter((path) => !/^features.evidence/u.test(path));
const documented = [
  scenarios('documented', withoutPackages),
  scenarios('documented-wire', [join('features', 'evidence')]),
];

/** Everything that guards a merge. */
export const usualPlan: Plan = [
  [
    [build, architecture],
    [types, domainTypes, format],
  ],
  [
    [unitTests('unit, contract and browser tests', ['run', '--maxWorkers', '2'])],
    [scenarios('keyboard'), lint, scenarios('core'), ...documented, scenarios('http')],
  ],
];

/** Every case that there is, the libraries and the tests themselves: hours. */
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
