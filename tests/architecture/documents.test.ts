import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withAreasTable } from '../../scripts/draw-areas.ts';

const documents = [...globSync('*.md'), ...globSync('docs/*.md'), 'docs/decisions/README.md'];
const linked = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)\s]*)?\)/gu;
const named = /`((?:src|server|tests|features|scripts|docs)\/[\w./-]+\.(?:ts|tsx|md|json|mjs|cjs|feature))`/gu;

const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('links to nothing that is not there', () => {
    const missing = matches(text, linked).filter((path) => !existsSync(join(dirname(document), path)));
    expect(missing).toEqual([]);
  });

  it('names no file that is not there', () => {
    const missing = matches(text, named).filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });
});

it('the index of decisions lists each decision once', () => {
  const listed = matches(readFileSync('docs/decisions/README.md', 'utf8'), linked);
  const kept = globSync('docs/decisions/[0-9]*.md').map((path) => basename(path));
  expect(listed.toSorted()).toEqual(kept.toSorted());
});

it('the table of areas is as `npm run areas` draws it', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  expect(text).toBe(withAreasTable(text));
});

it.each(globSync('docs/decisions/[0-9]*.md'))('%s has the form of a decision', (path) => {
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(
    new RegExp(`^# ${basename(path).slice(0, 4)} \\S.+\\n\\n\\*\\*Status:\\*\\* .*\\d{4}-\\d{2}-\\d{2}`, 'u'),
  );
  const sections = matches(text, /^## (.+)$/gmu);
  expect(sections.filter((title) => ['Context', 'Decision'].includes(title))).toEqual(['Context', 'Decision']);
});
