import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { sep } from 'node:path';

/** What a part of the checks runs. */
export interface Chosen {
  /** Files or folders of tests. With `byImports` they are sources, and the tests are those that import them. */
  readonly tests: readonly string[];
  readonly byImports: boolean;
  /** Folders or files of features. */
  readonly features: readonly string[];
}

/** Words of the command line that name nothing here. */
export class UnknownPart extends Error {
  constructor(word: string, areas: readonly string[]) {
    super(`There is no area, folder or file "${word}". The areas are ${areas.toSorted().join(', ')}.`);
  }
}

const folders = (pattern: string): readonly string[] => globSync(pattern).map((path) => path.replaceAll(sep, '/')).filter((path) => statSync(path).isDirectory());

/** Where the tests of a folder of sources lie: under the same name. */
const testsOf = (path: string): string => path.replace(/^(?:src|server)\//, (root) => (root === 'src/' ? 'tests/' : 'tests/server/'));

/** The tests and features that areas, folders or files name. Throws `UnknownPart`. */
export function chosenBy(words: readonly string[], areas: readonly string[]): Chosen {
  const parts = words.map((word) => partOf(word.replace(/\/$/, ''), areas));
  return { byImports: false, tests: parts.flatMap(({ tests }) => tests), features: parts.flatMap(({ features }) => features) };
}

function partOf(word: string, areas: readonly string[]): Omit<Chosen, 'byImports'> {
  if (areas.includes(word)) return { tests: folders(`tests/**/${word}`), features: folders(`features/${word}`) };
  if (word.startsWith('features/') && existsSync(word)) return { tests: [], features: [word] };
  if (word.startsWith('tests/') && existsSync(word)) return { tests: [word], features: [] };
  const tests = testsOf(word);
  if (tests !== word && existsSync(word) && existsSync(tests)) return { tests: [tests], features: [] };
  throw new UnknownPart(word, areas);
}

/** The tests that import what a change touches, and the features of its areas. A change is what is not committed, or else the last commit. */
export function chosenByChange(areas: readonly string[]): Chosen {
  const uncommitted = [...git('diff', '--name-only', '--diff-filter=d', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1');
  const touched = areas.filter((area) => changed.some((file) => file.split('/').includes(area)));
  const features = [...touched.flatMap((area) => folders(`features/${area}`)), ...changed.filter((file) => file.endsWith('.feature'))];
  return { byImports: true, tests: changed.filter((file) => /\.tsx?$/.test(file)), features: [...new Set(features)] };
}

const git = (...words: readonly string[]): readonly string[] => execFileSync('git', [...words], { encoding: 'utf8' }).split('\n').filter((line) => line !== '');
