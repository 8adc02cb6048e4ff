import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';
import type { SeldomWords } from './seldom-words.ts';

type Loader = () => Promise<Partial<Catalogue>>;

/** Areas whose words are fetched with their pages. */
export type WordsArea = SeldomWords | 'ways-in';

const base: Readonly<Record<Locale, Loader>> = {
  'zh-CN': async () => (await import('./zh-CN/base.ts')).base,
  en: async () => (await import('./en/base.ts')).base,
};

const waysIn: Readonly<Record<Locale, Loader>> = {
  'zh-CN': async () => (await import('./zh-CN/entry/ways-in.ts')).waysIn,
  en: async () => (await import('./en/entry/ways-in.ts')).waysIn,
};

/**
 * The sign-in page needs no words but these; the names of all other files come with the frame, or with the first that
 * is asked for.
 */
const wordsOf = async (area: WordsArea, locale: Locale): Promise<Partial<Catalogue>> =>
  area === 'ways-in' ? waysIn[locale]() : (await import('./seldom-words.ts')).seldomWords[area][locale]();

/** The words of some areas in one language. */
export async function loadWords(locale: Locale, wanted: readonly WordsArea[]): Promise<Partial<Catalogue>> {
  return Object.assign({}, ...(await Promise.all(wanted.map(async (area) => wordsOf(area, locale)))));
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
