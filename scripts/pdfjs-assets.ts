import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/**
 * Serves and builds the files that the document reader fetches beside its code: character maps, fonts, decoders and
 * colour profiles, under a path that contains their version.
 */
export async function pdfjsAssets(): Promise<{ readonly plugin: Plugin; readonly path: string }> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const path = `pdfjs/${version}/`;
  const plugin: Plugin = {
    name: 'pdfjs-assets',
    configureServer: (server) => {
      server.middlewares.use(`/cv3/${path}`, (request, response, next) => {
        const name = normalize(decodeURIComponent((request.url ?? '').split('?')[0] ?? ''));
        const allowed = folders.some((folder) => name.startsWith(`/${folder}/`));
        const file = join(root, name);
        if (allowed && existsSync(file)) createReadStream(file).pipe(response);
        else next();
      });
    },
    async generateBundle() {
      for (const folder of folders) {
        for (const name of await readdir(join(root, folder))) {
          this.emitFile({
            type: 'asset',
            fileName: `${path}${folder}/${name}`,
            source: await readFile(join(root, folder, name)),
          });
        }
      }
    },
  };
  return { plugin, path };
}
