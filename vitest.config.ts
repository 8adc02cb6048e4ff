import { defineConfig } from 'vitest/config';

const tests = (...folders: readonly string[]): string[] => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/** What keeps nothing between one file and the next, and reaches nothing outside: its files share the modules that they read. */
const pure = tests('domain', 'presentation', 'words', 'application', 'contract');
/** As little is kept here; but what speaks to a network or a storage may. */
const reaching = tests('server/core', 'adapters', 'composition');

export default defineConfig({
  define: { __PDF_ASSETS__: JSON.stringify('/cv3/pdfjs/test/') },
  test: {
    // Screens are drawn in the files that ask for it by a comment of their own.
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      { extends: true, test: { name: 'reaching', include: reaching, isolate: false } },
      { extends: true, test: { name: 'alone', include: tests('**'), exclude: ['**/node_modules/**', ...pure, ...reaching] } },
    ],
  },
});
