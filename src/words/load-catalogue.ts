import type { Catalogue } from './catalogue.ts';
import type { Locale } from './locale.ts';

const loaders: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  'zh-CN': async () => (await import('./zh-CN.ts')).zhCN,
  en: async () => (await import('./en.ts')).en,
};

/** Fetches the words of one language; the others stay on the server. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return loaders[locale]();
}
