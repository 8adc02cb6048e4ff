import type { WordsArea } from '../load-catalogue.ts';
import type { limits } from '../zh-CN/trade/limits.ts';
import type { trade } from '../zh-CN/trade/trade.ts';

type Trade = typeof trade;
type Limits = typeof limits;

declare module '../catalogue.ts' {
  interface Catalogue extends Trade, Limits {}
}

export const tradeWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/trade.ts')).trade,
  en: async () => (await import('../en/trade/trade.ts')).trade,
} satisfies WordsArea;

/** Words of the limits for issuing, which are shown on the page of all limits. */
export const limitWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/limits.ts')).limits,
  en: async () => (await import('../en/trade/limits.ts')).limits,
} satisfies WordsArea;
