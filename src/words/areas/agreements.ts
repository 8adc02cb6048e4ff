import type { WordsArea } from '../load-catalogue.ts';
import type { signing } from '../zh-CN/agreements/signing.ts';

type Signing = typeof signing;

declare module '../catalogue.ts' {
  interface Catalogue extends Signing {}
}

export const signingWords = {
  'zh-CN': async () => (await import('../zh-CN/agreements/signing.ts')).signing,
  en: async () => (await import('../en/agreements/signing.ts')).signing,
} satisfies WordsArea;
