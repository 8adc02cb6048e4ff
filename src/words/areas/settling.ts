import type { WordsArea } from '../load-catalogue.ts';
import type { settling } from '../zh-CN/settling/settling.ts';

type Settling = typeof settling;

declare module '../catalogue.ts' {
  interface Catalogue extends Settling {}
}

export const settlingWords = {
  'zh-CN': async () => (await import('../zh-CN/settling/settling.ts')).settling,
  en: async () => (await import('../en/settling/settling.ts')).settling,
} satisfies WordsArea;
