import type { WordsArea } from '../load-catalogue.ts';
import type { recovery } from '../zh-CN/entry/recovery.ts';

type Recovery = typeof recovery;

declare module '../catalogue.ts' {
  interface Catalogue extends Recovery {}
}

/** Apart from what signing in says: the sign-in page carries no names of files that it does not need. */
export const recoveryWords = {
  'zh-CN': async () => (await import('../zh-CN/entry/recovery.ts')).recovery,
  en: async () => (await import('../en/entry/recovery.ts')).recovery,
} satisfies WordsArea;
