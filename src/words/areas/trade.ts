import type { WordsArea } from '../load-catalogue.ts';
import type { financing } from '../zh-CN/trade/financing.ts';
import type { instrument } from '../zh-CN/trade/instrument.ts';
import type { limits } from '../zh-CN/trade/limits.ts';
import type { statistics } from '../zh-CN/trade/statistics.ts';
import type { suppliers } from '../zh-CN/trade/suppliers.ts';
import type { trade } from '../zh-CN/trade/trade.ts';

type Trade = typeof trade;
type Limits = typeof limits;
type Financing = typeof financing;
type Instrument = typeof instrument;
type Suppliers = typeof suppliers;
type Statistics = typeof statistics;

declare module '../catalogue.ts' {
  interface Catalogue extends Trade, Limits, Financing, Instrument, Statistics, Suppliers {}
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

/** Words of financings. They are loaded with their pages. */
export const financingWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/financing.ts')).financing,
  en: async () => (await import('../en/trade/financing.ts')).financing,
} satisfies WordsArea;

/** Words of one instrument. They are loaded with its page. */
export const instrumentWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/instrument.ts')).instrument,
  en: async () => (await import('../en/trade/instrument.ts')).instrument,
} satisfies WordsArea;

/** Words of statistics. They are loaded with their page. */
export const statisticsWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/statistics.ts')).statistics,
  en: async () => (await import('../en/trade/statistics.ts')).statistics,
} satisfies WordsArea;

/** Words of suppliers. They are loaded with their page. */
export const supplierWords = {
  'zh-CN': async () => (await import('../zh-CN/trade/suppliers.ts')).suppliers,
  en: async () => (await import('../en/trade/suppliers.ts')).suppliers,
} satisfies WordsArea;
