import { spawnSync } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { breachesIn } from './text-walls.ts';

/**
 * Checks the rules of .dependency-cruiser.cjs and of text-walls.ts. Fails when a file was not read, because a checker
 * can succeed without having read anything.
 */

interface Report {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly unknown[] }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

const folders = ['src', 'server', 'scripts', 'features', 'tests'];
const cruise = spawnSync(
  process.execPath,
  [
    join('node_modules', '.bin', 'depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...folders,
  ],
  {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  },
);
const report = JSON.parse(cruise.stdout) as Report;
const own = report.modules.filter((module) => folders.some((folder) => module.source.startsWith(`${folder}/`)));
const edges = own.reduce((sum, module) => sum + module.dependencies.length, 0);
const breaches = report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

const files: string[] = [];
for await (const file of glob(`{${folders.join(',')}}/**/*.{ts,tsx}`)) files.push(file.replaceAll(sep, '/'));
for (const file of files)
  breaches.push(...breachesIn(file, await readFile(file, 'utf8')).map((rule) => `${rule}: ${file}`));
for (const breach of breaches) console.error(breach);
console.log(`${own.length} modules and ${edges} imports seen, ${breaches.length} violations`);

const seen = new Set(own.map(({ source }) => source));
const missed = files.filter((file) => !seen.has(file));
if (missed.length > 0 || edges < own.length) {
  console.error(`The checker did not read ${missed.length > 0 ? missed.join(', ') : 'the imports'}`);
  process.exit(1);
}
process.exit(breaches.length === 0 ? 0 : 1);
