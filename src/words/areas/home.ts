import type { WordsArea } from '../load-catalogue.ts';
import type { home } from '../zh-CN/home/home.ts';

type Home = typeof home;

declare module '../catalogue.ts' {
  interface Catalogue extends Home {}
}

export const homeWords = {
  'zh-CN': async () => (await import('../zh-CN/home/home.ts')).home,
  en: async () => (await import('../en/home/home.ts')).home,
} satisfies WordsArea;
