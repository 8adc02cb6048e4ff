import type { WordsArea } from '../load-catalogue.ts';
import type { waysIn } from '../zh-CN/entry/ways-in.ts';

type WaysIn = typeof waysIn;

declare module '../catalogue.ts' {
  interface Catalogue extends WaysIn {}
}

export const waysInWords = {
  'zh-CN': async () => (await import('../zh-CN/entry/ways-in.ts')).waysIn,
  en: async () => (await import('../en/entry/ways-in.ts')).waysIn,
} satisfies WordsArea;
