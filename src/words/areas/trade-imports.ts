import type { WordsArea } from '../load-catalogue.ts';
import type { imports } from '../zh-CN/trade/imports.ts';

type Imports = typeof imports;

declare module '../catalogue.ts' {
  interface Catalogue extends Imports {}
}

/** Words of the import from sheets. They are loaded with its panel. */
export const importWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/imports.ts')).imports,
  en: async () => (await import('../en/trade/imports.ts')).imports,
} satisfies WordsArea;
