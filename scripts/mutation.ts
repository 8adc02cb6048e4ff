import { execFileSync, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes or changes conditions and values one at a time and checks whether a test fails: in `src/domain`,
 * `src/presentation` and `server/core`, with `--changed` only in files that differ from a commit (`MUTATION_BASE`,
 * otherwise the last one), or in the named files. Fails below the minimum share of killed mutants, and lists the
 * survivors.
 */

const folders = ['src/domain/', 'src/presentation/', 'server/core/'];
/** In percent. */
const least = 85;
/** Longest run for the changed files, in milliseconds. */
const timeoutMs = 30 * 60_000;

const isMutated = (file: string): boolean => file.endsWith('.ts') && folders.some((folder) => file.startsWith(folder));

function changedFiles(): readonly string[] {
  const base = process.env['MUTATION_BASE'] ?? 'HEAD~1';
  const listed = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', base], { encoding: 'utf8' });
  return listed.split('\n').filter(isMutated);
}

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

/**
 * Checks the score of the chosen files, or of all files in the report, which keeps earlier results of other files.
 * `NoCoverage` counts as survived; a mutant that cannot run is not counted.
 */
async function judged(chosen: readonly string[]): Promise<boolean> {
  const { files } = JSON.parse(await readFile(join('.cache', 'mutation', 'report.json'), 'utf8')) as Report;
  const wanted = Object.entries(files).filter(([file]) => chosen.length === 0 || chosen.includes(file));
  const all = wanted.flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
  const noticed = all.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survived = all.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  for (const { file, location, mutatorName, replacement } of survived)
    console.log(`survived ${file}:${location.start.line} ${mutatorName}: ${(replacement ?? '').split('\n')[0] ?? ''}`);
  const counted = noticed + survived.length;
  const share = counted === 0 ? 100 : (noticed / counted) * 100;
  console.log(`${noticed} of ${counted} mutants noticed (${share.toFixed(1)} %; at least ${least} %)`);
  return share >= least;
}

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const onlyChanged = process.argv.includes('--changed');
const chosen = onlyChanged ? changedFiles() : named;
if (onlyChanged && chosen.length === 0) {
  console.log('Nothing that is mutated has changed');
  process.exit(0);
}
const command = [
  join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
  'run',
  ...(chosen.length > 0 ? ['--mutate', chosen.join(',')] : []),
];
const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] });
const tooLong = onlyChanged ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : undefined;
child.on('close', (code) => {
  clearTimeout(tooLong);
  if (code !== 0) {
    console.log(
      code === null
        ? 'The changed files took longer than 30 minutes: name fewer, or run everything'
        : `The mutation tool failed (${code})`,
    );
    process.exit(1);
  }
  void judged(chosen).then((enough) => process.exit(enough ? 0 : 1));
});
