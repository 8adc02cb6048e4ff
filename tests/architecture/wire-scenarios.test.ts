import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

/** The scenarios of a feature, each with its tags. An outline counts once for each row of its examples. */
function scenariosOf(feature: string): readonly ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = [];
  const tags: Record<'feature' | 'rule' | 'scenario', readonly string[]> = { feature: [], rule: [], scenario: [] };
  let pending: readonly string[] = [];
  let ofExamples: readonly string[] = [];
  /** Whether the following lines are a table of examples, and whether its head was read. */
  let table: 'none' | 'head' | 'rows' = 'none';
  const told = (...more: readonly string[]): void =>
    void found.push(new Set([...tags.feature, ...tags.rule, ...tags.scenario, ...more]));
  for (const line of feature.split('\n').map((each) => each.trim())) {
    const [, keyword] = /^(Feature|Rule|Scenario Outline|Scenario|Examples|Background):/.exec(line) ?? [];
    if (line.startsWith('@')) pending = [...pending, ...line.split(/\s+/)];
    else if (keyword !== undefined) {
      const own = pending;
      pending = [];
      table = keyword === 'Examples' ? 'head' : 'none';
      if (keyword === 'Feature') tags.feature = own;
      if (keyword === 'Rule') tags.rule = own;
      if (keyword.startsWith('Scenario')) tags.scenario = own;
      if (keyword === 'Scenario') told();
      if (keyword === 'Examples') ofExamples = own;
    } else if (line.startsWith('|') && table !== 'none') {
      if (table === 'rows') told(...ofExamples);
      table = 'rows';
    }
  }
  return found;
}

const features = globSync('features/**/*.feature');
const overHttp = features.flatMap((file) =>
  scenariosOf(readFileSync(file, 'utf8'))
    .filter((tags) => tags.has('@wire') && !tags.has('@documented'))
    .map(() => file),
);
const areas = readdirSync('features', { withFileTypes: true })
  .filter((each) => each.isDirectory() && !['steps', 'support'].includes(each.name))
  .map(({ name }) => name);

it('runs the scenarios with its tag over HTTP', async () => {
  const profiles: unknown = await import(pathToFileURL(resolve('cucumber.mjs')).href);
  expect(profiles).toHaveProperty('http.tags', '@wire and not @documented');
});

it.each(areas)('runs some of %s over HTTP', (area) => {
  expect(overHttp.filter((file) => file.startsWith(join('features', area, '/')))).not.toEqual([]);
});

it('runs enough scenarios over HTTP, and no more than one waits for', () => {
  expect(overHttp.length).toBeGreaterThanOrEqual(150);
  expect(overHttp.length).toBeLessThanOrEqual(200);
});

it('counts the rows of examples, and inherits tags', () => {
  const told = scenariosOf(
    '@a\nFeature: F\n\n  @b\n  Rule: R\n\n    @c\n    Scenario: S\n      Given x:\n        | y |\n        | z |\n\n    Scenario Outline: O\n      Given <x>\n\n      @d\n      Examples:\n        | x |\n        | 1 |\n        | 2 |\n',
  );
  expect(told.map((tags) => [...tags].join(' '))).toEqual(['@a @b @c', '@a @b @d', '@a @b @d']);
});
