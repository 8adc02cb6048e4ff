import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

/**
 * What is run against each mutant: the tests of rules, presenters and the server's core. What draws, or has a browser, a
 * process or a database of its own, would only take time. One worker runs them all, and what waits in vain is missed soon.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['tests/{domain,words,application,presentation,server/core}/**/*.test.ts', 'tests/adapters/wire/desks-in-process.test.ts'],
    isolate: false,
    testTimeout: 5_000,
  },
});
