import type { WordsArea } from '../load-catalogue.ts';
import type { member } from '../zh-CN/member.ts';

type Member = typeof member;

declare module '../catalogue.ts' {
  interface Catalogue extends Member {}
}

export const memberWords = {
  'zh-CN': async () => (await import('../zh-CN/member.ts')).member,
  en: async () => (await import('../en/member.ts')).member,
} satisfies WordsArea;
