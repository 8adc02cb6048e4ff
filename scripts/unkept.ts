import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Reports libraries that are no longer maintained: their newest release is older than two years. It asks npm, so it
 * belongs to the audit and not to the checks. A library that docs/libraries.md lists as maintained, with a reason, is
 * not reported.
 */

const run = promisify(execFile);
const tooOldAfter = 2 * 365 * 86_400_000;
const atOnce = 6;

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The date of the newest release; undefined where npm does not report it. */
async function releasedAt(name: string): Promise<Date | undefined> {
  try {
    const { stdout } = await run('npm', ['view', name, 'time', 'dist-tags.latest', '--json'], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const said = JSON.parse(stdout) as {
      readonly time: Readonly<Record<string, string>>;
      readonly 'dist-tags.latest': string;
    };
    const date = new Date(said.time[said['dist-tags.latest']] ?? '');
    return Number.isNaN(date.getTime()) ? undefined : date;
  } catch {
    return undefined;
  }
}

const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as Package;
const table = await readFile('docs/libraries.md', 'utf8');
const excused = new Set([...table.matchAll(/^- `([^`]+)` is kept all the same/gm)].map(([, name]) => name));
const names = Object.keys({ ...dependencies, ...devDependencies }).toSorted();
const waiting = [...names];
const found = new Map<string, Date | undefined>();
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      found.set(name, await releasedAt(name));
  }),
);

let unkept = 0;
for (const name of names) {
  const released = found.get(name);
  const old = released !== undefined && Date.now() - released.getTime() > tooOldAfter;
  const finding = old && !excused.has(name);
  const unnamed = name in dependencies && !table.includes(`\`${name}\``);
  if (finding || unnamed) unkept += 1;
  const remark = finding
    ? 'UNKEPT'
    : unnamed
      ? 'NOT IN docs/libraries.md'
      : old
        ? 'old, and kept all the same'
        : 'kept';
  console.log(`${released?.toISOString().slice(0, 10) ?? 'unknown   '} ${name} ${remark}`);
}
const silent = names.filter((name) => found.get(name) === undefined).length;
console.log(`${names.length - silent} of ${names.length} libraries looked up, ${unkept} to be seen to`);
// Fails where npm answers nothing at all, because nothing was checked.
process.exit(unkept > 0 || silent === names.length ? 1 : 0);
