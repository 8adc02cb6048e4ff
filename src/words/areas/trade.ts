import type { WordsArea } from '../load-catalogue.ts';
import type { trade } from '../zh-CN/trade/trade.ts';

type Trade = typeof trade;

declare module '../catalogue.ts' {
  interface Catalogue extends Trade {}
}

export const tradeWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/trade.ts')).trade,
  en: async () => (await import('../en/trade/trade.ts')).trade,
} satisfies WordsArea;
