import type { WordsArea } from '../load-catalogue.ts';
import type { recovery } from '../zh-CN/entry/recovery.ts';

type Recovery = typeof recovery;

declare module '../catalogue.ts' {
  interface Catalogue extends Recovery {}
}

/**
 * Words of the recovery of an account. They are separate from those of signing in, so that the sign-in page does not
 * name files that it does not need.
 */
export const recoveryWords = {
  'zh-CN': async () => (await import('../zh-CN/entry/recovery.ts')).recovery,
  en: async () => (await import('../en/entry/recovery.ts')).recovery,
} satisfies WordsArea;
