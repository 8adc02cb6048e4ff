import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { loadCatalogue, type WordsArea } from '../../src/words/load-catalogue.ts';

const folder = join(import.meta.dirname, '../../src/words/areas');

/** Texts of all areas: each file of the folder exports some. */
export const everyArea: readonly WordsArea[] = (
  await Promise.all(
    readdirSync(folder).map(async (file) => {
      const words = (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as Record<
        string,
        WordsArea
      >;
      return Object.values(words);
    }),
  )
).flat();

/** Every text of the portal in each language. */
export const zhCN: Catalogue = await loadCatalogue('zh-CN', everyArea);
export const en: Catalogue = await loadCatalogue('en', everyArea);
