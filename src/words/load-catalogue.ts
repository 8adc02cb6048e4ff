import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

type Loader = () => Promise<Partial<Catalogue>>;

/** Words that are fetched with the pages that say them, by language. */
export type WordsArea = Readonly<Record<Locale, Loader>>;

const base: Readonly<Record<Locale, Loader>> = {
  'zh-CN': async () => (await import('./zh-CN/base.ts')).base,
  en: async () => (await import('./en/base.ts')).base,
};

/** The words of some areas in one language. */
export async function loadWords(locale: Locale, wanted: readonly WordsArea[]): Promise<Partial<Catalogue>> {
  return Object.assign({}, ...(await Promise.all(wanted.map(async (words) => words[locale]()))));
}

/**
 * Fetches the words of one language that are said everywhere, and those of some areas; the other languages stay on the
 * server.
 */
export async function loadCatalogue(locale: Locale, wanted: readonly WordsArea[] = []): Promise<Catalogue> {
  const parts = await Promise.all([base[locale](), loadWords(locale, wanted)]);
  // An area's words are learnt before its pages are drawn: whoever asks finds them.
  return Object.assign({}, ...parts) as Catalogue;
}
