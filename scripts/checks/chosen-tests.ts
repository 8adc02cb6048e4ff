import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { sep } from 'node:path';

/** The selection of tests and features for a part of the checks. */
export interface Chosen {
  /** Files or folders of tests. With `byImports` they are sources, and the tests are those that import them. */
  readonly tests: readonly string[];
  readonly byImports: boolean;
  /** Folders or files of features. */
  readonly features: readonly string[];
}

/** Words of the command line that match no area, folder or file. */
export class UnknownPart extends Error {
  constructor(word: string, areas: readonly string[]) {
    super(`There is no area, folder or file "${word}". The areas are ${areas.toSorted().join(', ')}.`);
  }
}

function folders(pattern: string): readonly string[] {
  const found = globSync(pattern).filter((path) => statSync(path).isDirectory());
  return found.map((path) => path.replaceAll(sep, '/'));
}

/** The folder of the tests of a folder of sources, which has the same name. */
const testsOf = (path: string): string => path.replace(/^src\//, 'tests/').replace(/^server\//, 'tests/server/');

/** The tests and features of the named areas, folders or files. Throws `UnknownPart`. */
export function chosenBy(words: readonly string[], areas: readonly string[]): Chosen {
  const parts = words.map((word) => partOf(word.replace(/\/$/, ''), areas));
  return {
    byImports: false,
    tests: parts.flatMap(({ tests }) => tests),
    features: parts.flatMap(({ features }) => features),
  };
}

function partOf(word: string, areas: readonly string[]): Omit<Chosen, 'byImports'> {
  if (areas.includes(word)) return { tests: folders(`tests/**/${word}`), features: folders(`features/${word}`) };
  if (word.startsWith('features/') && existsSync(word)) return { tests: [], features: [word] };
  if (word.startsWith('tests/') && existsSync(word)) return { tests: [word], features: [] };
  const tests = testsOf(word);
  if (tests !== word && existsSync(word) && existsSync(tests)) return { tests: [tests], features: [] };
  throw new UnknownPart(word, areas);
}

/**
 * The tests that import changed files, and the features of their areas. The changes are the uncommitted ones, or else
 * the last commit.
 */
export function chosenByChange(areas: readonly string[]): Chosen {
  const since = (commit: string) => git('diff', '--name-only', '--diff-filter=d', commit);
  const uncommitted = [...since('HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const changed = uncommitted.length > 0 ? uncommitted : since('HEAD~1');
  const touched = areas.filter((area) => changed.some((file) => file.split('/').includes(area)));
  const ofAreas = touched.flatMap((area) => folders(`features/${area}`));
  const features = [...ofAreas, ...changed.filter((file) => file.endsWith('.feature'))];
  return { byImports: true, tests: changed.filter((file) => /\.tsx?$/.test(file)), features: [...new Set(features)] };
}

function git(...words: readonly string[]): readonly string[] {
  const said = execFileSync('git', [...words], { encoding: 'utf8' });
  return said.split('\n').filter((line) => line !== '');
}
