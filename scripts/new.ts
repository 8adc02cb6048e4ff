import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { planAddition } from './scaffold/add.ts';
import { AdditionRefused } from './scaffold/names.ts';

const house = join(import.meta.dirname, '..');

try {
  const additions = planAddition(house, process.argv.slice(2));
  additions.apply();
  const files = [...additions.written, ...additions.edited];
  spawnSync(join(house, 'node_modules/.bin/oxfmt'), ['--write', ...files], { cwd: house });
  for (const [title, lines] of [
    ['Written', additions.written],
    ['Edited', additions.edited],
    ['Remains, and no compiler names it', additions.byHand],
  ] as const)
    if (lines.length > 0) console.log([`${title}:`, ...lines.map((line) => `  ${line}`)].join('\n'));
  if (additions.written.some((file) => file.startsWith('tests/')))
    console.log('Each new test fails until you write what it asks for.');
} catch (thrown) {
  if (!(thrown instanceof AdditionRefused)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
