import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Runs every check of the project and ends with the line `N passed, N failed`. With --audit the long matrices run too. */

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads how many passed and failed from a report; without it the check counts as one. */
  readonly report?: { readonly file: string; readonly read: (json: unknown) => Tally; /** What failed, a few lines each: a runner's own output is cut when it draws whole pages. */ readonly told?: (json: unknown) => readonly string[] };
  readonly env?: Readonly<Record<string, string>>;
}

const reports = join('.cache', 'reports');
const bin = (name: string): string => join('node_modules', '.bin', name);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function vitestTally(json: unknown): Tally {
  if (!isRecord(json)) return { passed: 0, failed: 1 };
  const failedFiles = Number(json['numFailedTestSuites'] ?? 0);
  const failed = Number(json['numFailedTests'] ?? 0);
  return { passed: Number(json['numPassedTests'] ?? 0), failed: failed === 0 && failedFiles > 0 ? failedFiles : failed };
}

/** The failed tests by file and name, each with the beginning of what it said. */
function vitestFailures(json: unknown): readonly string[] {
  const files = isRecord(json) && Array.isArray(json['testResults']) ? (json['testResults'] as unknown[]).filter(isRecord) : [];
  return files.flatMap((file) => {
    const tests = Array.isArray(file['assertionResults']) ? (file['assertionResults'] as unknown[]).filter(isRecord) : [];
    const failedTests = tests.filter((test) => test['status'] === 'failed').map((test) => `FAIL ${String(file['name'])} > ${String(test['fullName'])}\n${beginningOf(Array.isArray(test['failureMessages']) ? test['failureMessages'].join('\n') : '')}`);
    return typeof file['message'] === 'string' && file['message'] !== '' ? [...failedTests, `FAIL ${String(file['name'])}\n${beginningOf(file['message'])}`] : failedTests;
  });
}

const beginningOf = (message: string): string => message.split('\n').filter((line) => line.trim() !== '').slice(0, 12).map((line) => `     ${line.slice(0, 240)}`).join('\n');

interface Played {
  readonly name: string;
  /** The steps that did not pass, each with what it said. */
  readonly troubles: readonly string[];
}

const recordsIn = (value: unknown): readonly Record<string, unknown>[] => (Array.isArray(value) ? (value as unknown[]).filter(isRecord) : []);

function scenariosIn(json: unknown): readonly Played[] {
  return recordsIn(json).flatMap((feature) =>
    recordsIn(feature['elements']).map((scenario) => ({
      name: `${String(feature['uri'])} > ${String(scenario['name'])}`,
      troubles: recordsIn(scenario['steps']).flatMap(({ keyword, name, result }) => (isRecord(result) && result['status'] === 'passed' ? [] : [`     ${String(keyword)}${typeof name === 'string' ? name : ''}\n${beginningOf(isRecord(result) ? String(result['error_message'] ?? result['status']) : '')}`])),
    })),
  );
}

function scenarioTally(json: unknown): Tally {
  const played = scenariosIn(json);
  const failed = played.filter(({ troubles }) => troubles.length > 0).length;
  return { passed: played.length - failed, failed };
}

const scenarioFailures = (json: unknown): readonly string[] => scenariosIn(json).flatMap(({ name, troubles }) => (troubles.length === 0 ? [] : [`FAIL ${name}\n${troubles.slice(0, 2).join('\n')}`]));

/** All of them, or those below some folders. */
function unitTests(...folders: readonly string[]): Check {
  const file = join(reports, 'unit.json');
  return { name: 'unit, contract and browser tests', command: [process.execPath, bin('vitest'), 'run', ...folders, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], report: { file, read: vitestTally, told: vitestFailures } };
}

function scenarios(assembly: string): Check {
  const file = join(reports, `scenarios-${assembly}.json`);
  return { name: `scenarios: ${assembly}`, command: [process.execPath, bin('cucumber-js'), '--profile', assembly, '--format', `json:${file}`], report: { file, read: scenarioTally, told: scenarioFailures } };
}

const node = (name: string, ...command: readonly string[]): Check => ({ name, command: [process.execPath, ...command] });

const audit = process.argv.includes('--audit');
/** Each row runs side by side; the rows one after the other. */
const rows: readonly (readonly Check[])[] = [
  [node('types', bin('tsc'), '--noEmit', '-p', 'tsconfig.json'), node('types of the domain', bin('tsc'), '--noEmit', '-p', 'tsconfig.domain.json')],
  [node('lint', bin('oxlint'), '--type-aware', '--quiet'), node('architecture', 'scripts/architecture.ts')],
  [node('build', 'scripts/build.ts')],
  [scenarios('core'), scenarios('documented')],
  [unitTests()],
  [scenarios('http'), scenarios('keyboard'), scenarios('browser')],
  ...(audit
    ? [
        [{ ...unitTests('tests/domain', 'tests/contracts', 'tests/server/storage', 'tests/server/documents/clean-pdfs.test.ts', 'tests/words'), name: 'long matrices', env: { AUDIT: 'on' } }],
        [{ ...unitTests('tests/audit'), name: 'several servers, one killed', env: { AUDIT: 'on' } }],
        [node('libraries that are kept', 'scripts/unkept.ts')],
        [node('mutants of what changed', 'scripts/mutation.ts', '--changed')],
      ]
    : []),
];

async function run(check: Check): Promise<Tally> {
  const started = Date.now();
  const [program = '', ...words] = check.command;
  const output: Buffer[] = [];
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...check.env, FORCE_COLOR: '0', NODE_NO_WARNINGS: '1' } });
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => output.push(data));
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('error', () => resolve(127));
  child.on('close', (code) => resolve(code ?? 1));
  const code = await promise;
  const counted = check.report ? await tallyOf(check.report) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that fails without a failed test has failed all the same.
  const tally = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted.passed + counted.failed === 0 ? { passed: 0, failed: 1 } : counted;
  console.log(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${check.name}: ${tally.passed} passed, ${tally.failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (tally.failed > 0) {
    // Whoever reads a long log's end or middle alone learns what failed: the runner's own words only where it told nothing else.
    const told = await toldOf(check);
    console.log((told.length > 0 ? told : Buffer.concat(output).toString('utf8').split('\n').slice(-160)).join('\n'));
  }
  return tally;
}

async function tallyOf({ file, read }: NonNullable<Check['report']>): Promise<Tally> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function toldOf({ report }: Check): Promise<readonly string[]> {
  try {
    return report?.told?.(JSON.parse(await readFile(report.file, 'utf8'))) ?? [];
  } catch {
    return [];
  }
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
let passed = 0;
let failed = 0;
for (const row of rows) {
  for (const tally of await Promise.all(row.map(run))) {
    passed += tally.passed;
    failed += tally.failed;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
