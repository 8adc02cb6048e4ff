import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

type Loader = () => Promise<Partial<Catalogue>>;

/** The loaders of an area's words, by language. They are loaded with the pages that use them. */
export type WordsArea = Readonly<Record<Locale, Loader>>;

const base: Readonly<Record<Locale, Loader>> = {
  'zh-CN': async () => (await import('./zh-CN/base.ts')).base,
  en: async () => (await import('./en/base.ts')).base,
};

/** The words of some areas in one language. */
export async function loadWords(locale: Locale, areas: readonly WordsArea[]): Promise<Partial<Catalogue>> {
  return Object.assign({}, ...(await Promise.all(areas.map(async (words) => words[locale]()))));
}

/** Loads the words of one language that all pages use, and those of some areas. Other languages are not loaded. */
export async function loadCatalogue(locale: Locale, areas: readonly WordsArea[] = []): Promise<Catalogue> {
  const parts = await Promise.all([base[locale](), loadWords(locale, areas)]);
  // The words of an area are loaded before its pages are drawn, so that no key is missing.
  return Object.assign({}, ...parts) as Catalogue;
}
