import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { loadWords } from '../../src/words/load-catalogue.ts';
import { evidenceWorkWords } from '../../src/words/areas/evidence.ts';

const source = join(import.meta.dirname, '../../src');

/**
 * Submitting several packages uses the desks of work and their rules, but none of their texts. The parts around every
 * page receive change signals, and have their own texts.
 */
const desksOfWork = /composition\/areas\/(?:evidence\/(?:work|batch)|shell\/around)-parts\.ts$/;

/** The modules that a browser may load for these entries, at once or later. */
function reached(entries: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open = entries.map((entry) => join(source, entry));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const text = readFileSync(path, 'utf8');
    found.set(path, text);
    for (const [, type, relative = ''] of text.matchAll(
      /(?:^(?:import|export)( type)?\s[^;]*?from |import\()'(\.[^']+)'/gm,
    )) {
      const next = join(dirname(path), relative);
      if (type === undefined && existsSync(next) && !desksOfWork.test(next)) open.push(next);
    }
  }
  return found;
}

it('a list uses no texts that belong only to the work on a package', async () => {
  const ofWork = new Set(Object.keys(await loadWords('en', [evidenceWorkWords])));
  const modules = reached([
    'views/evidence/package-list/PackageListScreen.tsx',
    'composition/areas/evidence/list-parts.ts',
  ]);
  expect([modules.size > 100, ofWork.size > 100]).toEqual([true, true]);
  const said = [...modules]
    .filter(([path]) => !path.includes('/words/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/'([a-z]+\.[A-Za-z_-]+)'/g)]
        .filter(([, key = '']) => ofWork.has(key))
        .map(([, key]) => `${path.slice(source.length)}: ${key}`),
    );
  expect(said).toEqual([]);
});
