import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __PDF_ASSETS__: JSON.stringify('/cv3/pdfjs/test/') },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    // Screens are drawn in the files that ask for it by a comment of their own.
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
