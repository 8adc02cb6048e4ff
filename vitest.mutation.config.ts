import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from './vitest.config.ts';

/** Tests with a whole back end take longest; most mutants are noticed before one of these is begun. */
class LightFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const weigh = (text: string): number =>
      text.length + (/\/(?:office|uploading|reading-setup|desks)\.ts'/u.test(text) ? 1_000_000 : 0);
    return files
      .map((file) => ({ file, weight: weigh(readFileSync(file.moduleId, 'utf8')) }))
      .toSorted((one, other) => one.weight - other.weight)
      .map(({ file }) => file);
  }
}

/** One list of tests takes the place of the projects. */
const { projects: _projects, ...usual } = base.test ?? {};

/**
 * What is run against each mutant: the tests of rules, presenters and the server's core. What draws, or has a browser,
 * a process or a database of its own, would only take time. One worker runs them all, and what waits in vain is missed
 * soon.
 */
export default defineConfig({
  ...base,
  test: {
    ...usual,
    include: [
      'tests/{domain,words,application,presentation,server/core}/**/*.test.ts',
      'tests/adapters/wire/desks-in-process.test.ts',
    ],
    isolate: false,
    sequence: { sequencer: LightFirst },
    testTimeout: 5_000,
  },
});
