import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = (...folders: readonly string[]): string[] =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

/**
 * What keeps nothing between one file and the next, and reaches nothing outside: its files share the modules that they
 * read.
 */
const pure = tests('domain', 'presentation', 'application', 'contract');
/** As little is kept here; but what speaks to a network or a storage may. */
const reaching = tests('server/core', 'server/http', 'server/documents', 'server/seed');
/** The same, with files that only a bundler reads: screens, and modules that are asked for by their address. */
const bundled = tests('adapters', 'composition', 'words');
/** Screens: their files share a document, which tests/support/setup.ts puts back after each test. */
const drawn = tests('views', 'sandbox', 'gallery');
/** Pages in a browser: their files share a server and a browser, which gives each of them the demo world as it was. */
const browsed = tests('browser');

/** What takes minutes begins first, or a worker is left alone with it in the end. */
const longest = [
  'browser/pages.test.ts',
  'storage/postgres-store.test.ts',
  'storage/postgres-races.test.ts',
  'start/start.test.ts',
  'jobs/killed-while-reading.test.ts',
  'recognition/optical-reader.test.ts',
];
/** What shares a browser stays together, or a worker would give it up for a file of another kind. */
const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((name) => moduleId.endsWith(name));
  if (at >= 0) return at;
  return moduleId.includes('/tests/browser/') ? 0.5 : longest.length;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/**
 * The tests run as the server does: Node reads the files by itself, without a bundler. It keeps what it has compiled, so
 * that each file is compiled once in all checks.
 */
const native = { experimental: { viteModuleRunner: false } };

export default defineConfig({
  define: { __PDF_ASSETS__: JSON.stringify('/cv3/pdfjs/test/') },
  test: {
    // Beside the screens, a document is there for the files that ask for it by a comment of their own.
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    // Browsers, databases and time-outs are waited for: a third finds the processor idle now and then.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Limits only end what hangs: a machine may be busy with other things, and slow. In the audit one test may have
    // many cases.
    testTimeout: process.env['AUDIT'] === 'on' ? 1_800_000 : 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: pure, isolate: false, ...native } },
      { extends: true, test: { name: 'reaching', include: reaching, isolate: false, ...native } },
      { extends: true, test: { name: 'bundled', include: bundled, isolate: false } },
      { extends: true, test: { name: 'drawn', include: drawn, environment: 'jsdom', isolate: false } },
      { extends: true, test: { name: 'browsed', include: browsed, isolate: false, ...native } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: tests('**'),
          exclude: ['**/node_modules/**', ...pure, ...reaching, ...bundled, ...drawn, ...browsed],
          ...native,
        },
      },
    ],
  },
});
