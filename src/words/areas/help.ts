import type { WordsArea } from '../load-catalogue.ts';
import type { corner } from '../zh-CN/help/corner.ts';
import type { help } from '../zh-CN/help/help.ts';

type Corner = typeof corner;
type Help = typeof help;

declare module '../catalogue.ts' {
  interface Catalogue extends Corner, Help {}
}

export const cornerWords = {
  'zh-CN': async () => (await import('../zh-CN/help/corner.ts')).corner,
  en: async () => (await import('../en/help/corner.ts')).corner,
} satisfies WordsArea;

export const helpWords = {
  'zh-CN': async () => (await import('../zh-CN/help/help.ts')).help,
  en: async () => (await import('../en/help/help.ts')).help,
} satisfies WordsArea;
