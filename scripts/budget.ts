import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Script as served (brotli), in kilobytes of 1000 bytes: what the first page loads, and what the list adds. */
const budgets = [
  { page: 'sign-in', entries: ['index.html', 'src/words/zh-CN/base.ts', 'src/views/entry/sign-in/SignInScreen.tsx'], most: 190 },
  {
    page: 'sign-in and list', most: 265,
    entries: ['index.html', 'src/words/zh-CN/base.ts', 'src/views/entry/sign-in/SignInScreen.tsx', 'src/views/shell/FramedPages.tsx', 'src/views/evidence/package-list/PackageListScreen.tsx'],
  },
] as const;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const folder = join('dist', 'portal');
const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;

/** Everything that a chunk loads with itself. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}: the budget does not see the page`);
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports ?? []) closure(imported, seen);
  return seen;
}

async function weight(entries: readonly string[]): Promise<number> {
  const names = new Set(entries.flatMap((entry) => [...closure(entry)]));
  const files = new Set([...names].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js')));
  const sizes = await Promise.all([...files].map(async (file) => (await stat(join(folder, `${file}.br`)).catch(() => stat(join(folder, file)))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

let over = false;
for (const { page, entries, most } of budgets) {
  const kilobytes = await weight(entries);
  over ||= kilobytes > most;
  console.log(`${page}: ${kilobytes.toFixed(1)} kB of ${most} kB`);
}
process.exit(over ? 1 : 0);
