import type { WordsArea } from '../load-catalogue.ts';
import type { recovery } from '../zh-CN/entry/recovery.ts';
import type { waysIn } from '../zh-CN/entry/ways-in.ts';

type Recovery = typeof recovery;
type WaysIn = typeof waysIn;

declare module '../catalogue.ts' {
  interface Catalogue extends Recovery, WaysIn {}
}

export const recoveryWords = {
  'zh-CN': async () => (await import('../zh-CN/entry/recovery.ts')).recovery,
  en: async () => (await import('../en/entry/recovery.ts')).recovery,
} satisfies WordsArea;

export const waysInWords = {
  'zh-CN': async () => (await import('../zh-CN/entry/ways-in.ts')).waysIn,
  en: async () => (await import('../en/entry/ways-in.ts')).waysIn,
} satisfies WordsArea;
