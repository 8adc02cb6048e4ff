import type { WordsArea } from '../load-catalogue.ts';
import type { account } from '../zh-CN/account/account.ts';

type Account = typeof account;

declare module '../catalogue.ts' {
  interface Catalogue extends Account {}
}

export const accountWords = {
  'zh-CN': async () => (await import('../zh-CN/account/account.ts')).account,
  en: async () => (await import('../en/account/account.ts')).account,
} satisfies WordsArea;
