import type { WordsArea } from '../load-catalogue.ts';
import type { switchers } from '../zh-CN/shell/switchers.ts';
import type { ends } from '../zh-CN/shell/ends.ts';
import type { search } from '../zh-CN/shell/search.ts';

type Switchers = typeof switchers;
type Ends = typeof ends;
type Search = typeof search;

declare module '../catalogue.ts' {
  interface Catalogue extends Switchers, Ends, Search {}
}

export const switchersWords = {
  'zh-CN': async () => (await import('../zh-CN/shell/switchers.ts')).switchers,
  en: async () => (await import('../en/shell/switchers.ts')).switchers,
} satisfies WordsArea;

export const endsWords = {
  'zh-CN': async () => (await import('../zh-CN/shell/ends.ts')).ends,
  en: async () => (await import('../en/shell/ends.ts')).ends,
} satisfies WordsArea;

export const searchWords = {
  'zh-CN': async () => (await import('../zh-CN/shell/search.ts')).search,
  en: async () => (await import('../en/shell/search.ts')).search,
} satisfies WordsArea;
