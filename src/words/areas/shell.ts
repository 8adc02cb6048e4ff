import type { WordsArea } from '../load-catalogue.ts';
import type { crossings } from '../zh-CN/shell/crossings.ts';
import type { ends } from '../zh-CN/shell/ends.ts';
import type { finding } from '../zh-CN/shell/finding.ts';

type Crossings = typeof crossings;
type Ends = typeof ends;
type Finding = typeof finding;

declare module '../catalogue.ts' {
  interface Catalogue extends Crossings, Ends, Finding {}
}

export const crossingsWords = {
  'zh-CN': async () => (await import('../zh-CN/shell/crossings.ts')).crossings,
  en: async () => (await import('../en/shell/crossings.ts')).crossings,
} satisfies WordsArea;

export const endsWords = {
  'zh-CN': async () => (await import('../zh-CN/shell/ends.ts')).ends,
  en: async () => (await import('../en/shell/ends.ts')).ends,
} satisfies WordsArea;

export const findingWords = {
  'zh-CN': async () => (await import('../zh-CN/shell/finding.ts')).finding,
  en: async () => (await import('../en/shell/finding.ts')).finding,
} satisfies WordsArea;
