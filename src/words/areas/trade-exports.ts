import type { WordsArea } from '../load-catalogue.ts';
import type { exports } from '../zh-CN/trade/exports.ts';

type Exports = typeof exports;

declare module '../catalogue.ts' {
  interface Catalogue extends Exports {}
}

/** Words of exported lists. The server alone writes them; no page loads them. */
export const exportWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/exports.ts')).exports,
  en: async () => (await import('../en/trade/exports.ts')).exports,
} satisfies WordsArea;
