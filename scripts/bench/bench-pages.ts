import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

export interface BenchPages {
  /** The address of a page, by the name of its file without `.html`. */
  readonly address: (page: string) => string;
  close(): Promise<void>;
}

/**
 * Builds the pages of `scripts/bench/pages` with the portal's configuration into a temporary folder, and serves them.
 */
export async function benchPages(pages: readonly string[]): Promise<BenchPages> {
  const root = join(import.meta.dirname, 'pages');
  const outDir = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const input = pages.map((page) => join(root, `${page}.html`));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2024', rolldownOptions: { input } },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error('The pages are not served');
  return {
    address: (page) => `${origin}${page}.html`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
