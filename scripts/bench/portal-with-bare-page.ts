import react from '@vitejs/plugin-react';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { compressFolder } from '../compress-folder.ts';

export interface PortalFolder {
  readonly folder: string;
  remove(): Promise<void>;
}

/** The built portal, with a page of React alone and a plain list. All come from the same server. */
export async function portalWithBarePage(): Promise<PortalFolder> {
  const root = join(import.meta.dirname, 'pages');
  const folder = await mkdtemp(join(tmpdir(), 'bench-portal-'));
  await build({
    root,
    base: '/cv3/',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2024',
      rolldownOptions: {
        input: ['bare.html', 'bare-arriving.html', 'plain-list.html'].map((page) => join(root, page)),
      },
    },
  });
  await compressFolder(folder);
  await cp(resolve('dist/portal'), folder, { recursive: true });
  return { folder, remove: async () => rm(folder, { recursive: true, force: true }) };
}
