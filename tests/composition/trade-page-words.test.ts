import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trade } from '../../src/composition/areas/trade/area.ts';
import * as tradeAreas from '../../src/words/areas/trade.ts';
import { loadWords } from '../../src/words/load-catalogue.ts';

const source = join(import.meta.dirname, '../../src');

/** The modules that load with a screen. Lazily loaded parts bring their own texts. */
function comesWith(entry: string): readonly string[] {
  const found = new Map<string, string>();
  const open = [join(source, entry)];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    const text = readFileSync(path, 'utf8');
    found.set(path, text);
    for (const [, relative = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm)) {
      const next = join(dirname(path), relative);
      if (!next.includes('/words/')) open.push(next);
    }
  }
  return [...found.values()];
}

const area = readFileSync(join(source, 'composition/areas/trade/area.ts'), 'utf8');
const modules = ['pages.ts', 'detail-pages.ts', 'financing-pages.ts'].map((name) =>
  readFileSync(join(source, 'composition/areas/trade', name), 'utf8'),
);

/** The screens of the area, each with the title of its page and its module. */
const screens = [...area.matchAll(/loadedPage\(\s*\w+,\s*'(\w+)',\s*'([^']+)'/g)].map(
  ([, screen = '', title = '']) => ({
    screen,
    title,
    module: modules
      .flatMap((text) => [...text.matchAll(/export \{([^}]*)\} from '(?:\.\.\/)+([^']+)'/g)])
      .find(([, names]) => names?.includes(screen))?.[2],
  }),
);

/** The keys of the trade's own areas. Each page declares which of them it has. */
const keysOf = new Map(
  await Promise.all(
    Object.values(tradeAreas).map(async (words) => [words, Object.keys(await loadWords('en', [words]))] as const),
  ),
);

describe('a page of the trade', () => {
  it.each(screens)('$screen fetches the words that it says', ({ title, module = '' }) => {
    const pages = trade.pages.filter((page) => page.title === title);
    expect([pages.length > 0, module !== '']).toEqual([true, true]);
    const said = new Set(
      comesWith(module).flatMap((text) => [...text.matchAll(/['`]([a-z]+\.[A-Za-z_-]+)/g)].map(([, key = '']) => key)),
    );
    const missing = [...keysOf]
      .filter(([words]) => !pages.every((page) => page.words?.includes(words)))
      .flatMap(([, keys]) => keys.filter((key) => said.has(key)));
    expect(missing).toEqual([]);
  });
});
